import { expect, test } from "vitest";
import { may, parseRole, PERMISSIONS, type Permission, ROLES } from "#app/domain/team/role.ts";

test("a missing or unknown role counts as viewer", () => {
	for (const role of [undefined, null, "", "Admin", "owner", "admin ", ["admin"], { admin: true }])
		expect(parseRole(role)).toBe("viewer");
	for (const role of ROLES) expect(parseRole(role)).toBe(role);
});

const TABLE: Record<Permission, string> = {
	read: "admin manager operator viewer",
	send: "admin manager operator",
	link: "admin manager operator",
	manage_channels: "admin manager",
	use_simulated_phone: "admin manager",
	read_dead_letters: "admin",
};

test.each(Object.keys(PERMISSIONS) as Permission[])(
	"the table of permissions holds for %s",
	(permission) => {
		expect(ROLES.filter((role) => may(role, permission)).join(" ")).toBe(TABLE[permission]);
	},
);

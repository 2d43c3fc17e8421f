import { expect, test } from "vitest";
import {
	may,
	mayInvite,
	mayRemove,
	parseRole,
	PERMISSIONS,
	type Permission,
	ROLES,
} from "#app/domain/team/role.ts";

test("a missing or unknown role counts as viewer", () => {
	for (const role of [undefined, null, "", "Admin", "owner", "admin ", ["admin"], { admin: true }])
		expect(parseRole(role)).toBe("viewer");
	for (const role of ROLES) expect(parseRole(role)).toBe(role);
});

const TABLE: Record<Permission, string> = {
	read: "admin manager operator viewer",
	send: "admin manager operator",
	link: "admin manager operator",
	manage_integrations: "admin manager",
	manage_facebook: "admin manager",
	assign_others: "admin manager operator",
	merge_contacts: "admin manager operator",
	manage_channels: "admin manager",
	manage_departments: "admin manager",
	manage_agents: "admin manager",
	use_simulated_phone: "admin manager",
	invite: "admin manager",
	remove_members: "admin manager",
	change_roles: "admin",
	manage_gateways: "admin",
	manage_billing: "admin",
	read_dead_letters: "admin",
	rotate_keys: "admin",
	rebuild_lists: "admin",
	care_for_data: "admin",
};

test.each(Object.keys(PERMISSIONS) as Permission[])(
	"the table of permissions holds for %s",
	(permission) => {
		expect(ROLES.filter((role) => may(role, permission)).join(" ")).toBe(TABLE[permission]);
	},
);

test("C08 only an admin grants admin, and managers invite everybody else", () => {
	expect(ROLES.map((invited) => mayInvite("manager", invited))).toEqual([false, true, true, true]);
	expect(ROLES.every((invited) => mayInvite("admin", invited))).toBe(true);
	for (const actor of ["operator", "viewer"] as const)
		expect(ROLES.some((invited) => mayInvite(actor, invited))).toBe(false);
});

test("managers remove operators and viewers, admins remove anybody, others nobody", () => {
	expect(ROLES.map((target) => mayRemove("manager", target))).toEqual([false, false, true, true]);
	expect(ROLES.every((target) => mayRemove("admin", target))).toBe(true);
	for (const actor of ["operator", "viewer"] as const)
		expect(ROLES.some((target) => mayRemove(actor, target))).toBe(false);
});

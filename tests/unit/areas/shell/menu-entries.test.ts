import { expect, test } from "vitest";
import { menuGroups } from "#app/areas/shell/menu-entries.ts";
import { pt } from "#app/areas/shell/strings.pt.ts";

/** Spec 1, section 2: Shell, in its order. */
const SPECIFIED = [
	["/"],
	["/dashboard", "/intelligence"],
	["/agents"],
	["/whatsapp", "/whatsapp/instances", "/whatsapp/qr-codes", "/whatsapp/analytics"],
	["/channels", "/conversations", "/messages"],
	[
		"/campaigns",
		"/ads",
		"/templates",
		"/facebook/ads",
		"/facebook/marketing",
		"/facebook/payments",
		"/facebook/webhooks",
	],
	["/integrations", "/team"],
	["/subscription", "/settings", "/support"],
];

test("the menu has the specified groups and pages, in their order", () => {
	const groups = menuGroups(pt).map(({ entries }) =>
		entries.flatMap((entry) => (entry.children ?? [entry]).map(({ to }) => to)),
	);
	expect(groups).toEqual(SPECIFIED);
});

import { expect, test } from "vitest";
import { tabOf, TABS } from "#app/areas/channels/setup/tabs.ts";
import { SITE_MAP } from "#tests/e2e/support/site-map.ts";

test("each tab leads to a page of the product and is the one of that page", () => {
	for (const { name, to } of TABS) {
		expect(SITE_MAP).toContain(to);
		expect(tabOf(to)).toBe(name);
		expect(tabOf(`${to}/`)).toBe(name);
	}
});

test("the specification's other addresses of the same pages have the same tab, and others none", () => {
	expect(tabOf("/whatsapp")).toBe("overview");
	expect(tabOf("/whatsapp/analytics")).toBe("analytics");
	for (const path of [
		"/whatsapp/messages",
		"/whatsapp/constructor",
		"/",
		"/whatsapp/instances/new",
	])
		expect(tabOf(path), path).toBeNull();
});

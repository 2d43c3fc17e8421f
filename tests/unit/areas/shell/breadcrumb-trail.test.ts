import { expect, test } from "vitest";
import { computeTrail, segmentLabel } from "#app/areas/shell/breadcrumb-trail.ts";

const ID = "01a1fcad-0000-7000-8000-000000000001";
const labels = (pathname: string, own?: ReadonlyMap<string, string>): string[] =>
	computeTrail(pathname, "Dashboard", own).map(({ label }) => label);

test("the trail starts with Dashboard and goes on with the steps of the address", () => {
	expect(computeTrail("/whatsapp/qr-codes", "Dashboard")).toEqual([
		{ label: "Dashboard", to: "/" },
		{ label: "Whatsapp", to: "/whatsapp" },
		{ label: "Qr Codes", to: null },
	]);
	expect(labels("/")).toEqual(["Dashboard"]);
	expect(labels("/team-dashboard/")).toEqual(["Dashboard", "Team Dashboard"]);
});

test("the dashboard's own pages do not say Dashboard twice", () => {
	expect(computeTrail("/dashboard/sessions", "Dashboard")).toEqual([
		{ label: "Dashboard", to: "/dashboard" },
		{ label: "Sessions", to: null },
	]);
	expect(computeTrail("/dashboard", "Dashboard")).toEqual([{ label: "Dashboard", to: null }]);
});

test("the last step is this page and leads nowhere, like a step that has no page", () => {
	expect(computeTrail("/facebook/ads", "Dashboard").map(({ to }) => to)).toEqual(["/", null, null]);
});

test("an id is short, and a route may say a name in its place", () => {
	expect(labels(`/whatsapp/${ID}`)).toEqual(["Dashboard", "Whatsapp", "01a1fcad"]);
	const own = new Map([[`/whatsapp/${ID}`, "Vendas"]]);
	expect(labels(`/whatsapp/${ID}/settings`, own)).toEqual([
		"Dashboard",
		"Whatsapp",
		"Vendas",
		"Settings",
	]);
});

test("F13 a step is decoded once, and a bad encoding shows raw", () => {
	expect(segmentLabel("caf%C3%A9")).toBe("Café");
	expect(segmentLabel("%253Cb%253E")).toBe("%3Cb%3E");
	expect(segmentLabel("%E0%A4%A")).toBe("%E0%A4%A");
	expect(segmentLabel("%")).toBe("%");
	expect(segmentLabel("%3Cimg src=x%3E")).toBe("<img Src=x>");
});

test("F13 a step with slashes in it adds no step, and a long one is cut", () => {
	expect(labels("/team/a%2Fb")).toEqual(["Dashboard", "Team", "A/b"]);
	expect(Array.from(segmentLabel("x".repeat(500)))).toHaveLength(60);
	expect(segmentLabel("---")).toBe("---");
});

test("the path of a link stays as the browser wrote it", () => {
	expect(computeTrail("/a%2Fb/c", "Dashboard")[1]).toEqual({ label: "A/b", to: "/a%2Fb" });
});

import { expect, test } from "vitest";
import { computeTrail, segmentLabel } from "#app/areas/shell/breadcrumb-trail.ts";
import { en } from "#app/areas/shell/page-names.en.ts";
import { pt } from "#app/areas/shell/page-names.pt.ts";
import { SITE_MAP } from "#tests/e2e/support/site-map.ts";

const ID = "01a1fcad-0000-7000-8000-000000000001";
const trailOf = (pathname: string, own?: ReadonlyMap<string, string>) =>
	computeTrail(pathname, "Dashboard", pt, own);
const labels = (pathname: string, own?: ReadonlyMap<string, string>): string[] =>
	trailOf(pathname, own).map(({ label }) => label);

test("the trail starts with Dashboard and goes on with the steps of the address, by their names (inbox B5)", () => {
	expect(trailOf("/whatsapp/qr-codes")).toEqual([
		{ label: "Dashboard", to: "/" },
		{ label: "WhatsApp", to: "/whatsapp" },
		{ label: "QR Codes WhatsApp", to: null },
	]);
	expect(labels("/")).toEqual(["Dashboard"]);
	expect(labels("/team-dashboard/")).toEqual(["Dashboard", "Dashboard da equipe"]);
	expect(computeTrail("/agents/new", "Dashboard", en).map(({ label }) => label)).toEqual([
		"Dashboard",
		"AI agents",
		"New agent",
	]);
});

/** The addresses of pages that stand in the shell, with `:id` for every id. */
const insideShell = SITE_MAP.filter(
	(pattern) =>
		!/^\/($|\*|about|aceitar-convite|auth|c\/|contact|dashboard$|dev|link|login|privacy|terms|subscription\/)|\/(connect|callback)$|:contactId$/.test(
			pattern,
		),
).map((pattern) => pattern.replaceAll(/:\w+/g, ":id"));

test("every page of the shell has its name in both languages, and so has every step above it", () => {
	expect(insideShell.length).toBeGreaterThan(45);
	const steps = insideShell.flatMap((pattern) => {
		const parts = pattern.split("/").slice(1);
		return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
	});
	const named = new Set(Object.keys(pt));
	expect(steps.filter((step) => step !== "/dashboard" && !named.has(step))).toEqual([]);
	expect(Object.keys(en).toSorted()).toEqual(Object.keys(pt).toSorted());
});

test("the dashboard's own pages do not say Dashboard twice", () => {
	expect(trailOf("/dashboard/sessions")).toEqual([
		{ label: "Dashboard", to: "/dashboard" },
		{ label: "Sessões", to: null },
	]);
	expect(trailOf("/dashboard")).toEqual([{ label: "Dashboard", to: null }]);
});

test("the last step is this page and leads nowhere, like a step that has no page", () => {
	expect(trailOf("/facebook/ads").map(({ to }) => to)).toEqual(["/", null, null]);
	expect(trailOf(`/sessions/${ID}`).map(({ to }) => to)).toEqual(["/", "/conversations", null]);
});

test("an id never shows: a route says a name in its place, else what kind of thing it is (inbox B5)", () => {
	expect(labels(`/whatsapp/${ID}`)).toEqual(["Dashboard", "WhatsApp", "Instância"]);
	const own = new Map([[`/whatsapp/${ID}`, "Vendas"]]);
	expect(labels(`/whatsapp/${ID}/settings`, own)).toEqual([
		"Dashboard",
		"WhatsApp",
		"Vendas",
		"Configurações da instância",
	]);
	expect(labels(`/team/${ID}`)).toEqual(["Dashboard", "Equipe"]);
});

test("a name of JavaScript's own is no page", () => {
	expect(labels("/constructor/toString")).toEqual(["Dashboard", "Constructor", "ToString"]);
});

test("F13 a step is decoded once, and a bad encoding shows raw", () => {
	expect(segmentLabel("caf%C3%A9")).toBe("Café");
	expect(segmentLabel("%253Cb%253E")).toBe("%3Cb%3E");
	expect(segmentLabel("%E0%A4%A")).toBe("%E0%A4%A");
	expect(segmentLabel("%")).toBe("%");
	expect(segmentLabel("%3Cimg src=x%3E")).toBe("<img Src=x>");
});

test("F13 a step with slashes in it adds no step, and a long one is cut", () => {
	expect(labels("/team/a%2Fb")).toEqual(["Dashboard", "Equipe", "A/b"]);
	expect(Array.from(segmentLabel("x".repeat(500)))).toHaveLength(60);
	expect(segmentLabel("---")).toBe("---");
});

test("the path of a link stays as the browser wrote it", () => {
	expect(trailOf("/a%2Fb/c")[1]).toEqual({ label: "A/b", to: "/a%2Fb" });
});

test("above a conversation of a number every word is the reader's, and leads only where there is a page", () => {
	const path = `/whatsapp/instances/${ID}/messages/${ID}`;
	expect(trailOf(path, new Map([[path, "Maria"]])).slice(-2)).toEqual([
		{ label: "Mensagens", to: null },
		{ label: "Maria", to: null },
	]);
});

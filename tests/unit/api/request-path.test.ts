import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOf, isUpload, parsePath } from "#workers/api/request-path.ts";

test.each([
	"/api/%2e%2e/dev/outbox",
	"/api%2fchannels",
	"/api%2Fchannels",
	"//api/channels",
	"/api//channels",
	"/api/channels%5c",
	"/api\\channels",
	"/api;x/channels",
	"/api/channels;x=1",
	"/api/channels.",
	"/api./channels",
	"/api/%252e%252e/x",
	"/api/channels%00",
	"/api/%0achannels",
	"/x%3bx",
	"/%",
	"/%zz",
	"/%ff",
	`/${"a".repeat(3000)}`,
])("D16 %j leads nowhere", (path) => {
	expect(parsePath(path)).toBe(null);
});

test.each([
	"/",
	"/api/health",
	"/whatsapp/instances.data",
	"/_root.data",
	"/convers%C3%A3o",
	"/a.b/c",
])("%j is a path", (path) => {
	expect(parsePath(path)).toBe(path);
});

test("D16 what the URL parser resolves is judged resolved", () => {
	for (const written of ["/api/%2e%2e/dev/outbox", "/x/../dev/outbox", "/./dev/outbox"])
		expect(areaOf(new URL(written, "http://own.example").pathname)).toBe("dev");
});

test.each([
	["/api", "api"],
	["/api/x", "api"],
	["/apix", "page"],
	["/API/x", "page"],
	["/live/workspace", "live"],
	["/webhooks/evolution/x", "webhook"],
	["/dev/seed", "seed"],
	["/dev/outbox", "dev"],
	["/DEV/outbox", "dev"],
	["/d%65v/outbox", "dev"],
	["/dev/outbox.data", "dev"],
	["/dev.data", "dev"],
	["/dev/seed/x", "dev"],
	["/devices", "page"],
	["/", "page"],
])("%s is answered by: %s", (path, area) => {
	expect(areaOf(path)).toBe(area);
});

test("only what a knowledge base takes is an upload", () => {
	for (const path of [
		"/api/agents/a-1/knowledge",
		"/api/agents/a-1/knowledge/e-1",
		"/api/knowledge/b-1/entries",
		"/api/knowledge/b-1/entries/e-1",
	])
		expect(isUpload(path), path).toBe(true);
	for (const path of [
		"/api/agents/knowledge",
		"/api/agents/a-1/avatar",
		"/api/agents/a-1/knowledge/e-1/x",
		"/api/agents/a-1/knowledge/",
		"/x/api/agents/a-1/knowledge",
	])
		expect(isUpload(path), path).toBe(false);
});

test("D16 no way of writing a local page escapes the rule for local pages", () => {
	const slash = fc.constantFrom("/", "//", "%2f", "%2F", "\\", "/./", "/x/../", ";/");
	const dev = fc.constantFrom("dev", "DEV", "Dev", "%64ev", "d%65v", "dev%20", "dev.");
	fc.assert(
		fc.property(slash, dev, slash, (before, name, after) => {
			const written = `/${before}${name}${after}outbox`;
			const { pathname } = new URL(`http://own.example${written}`);
			const path = parsePath(pathname);
			// React Router decodes before it matches, so what decodes to /dev/outbox must be known as it.
			const decoded = path && decodeURIComponent(path).toLowerCase();
			if (decoded?.startsWith("/dev/")) expect(areaOf(path ?? "")).toBe("dev");
		}),
		{ numRuns: 2000 },
	);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/unit/inbox/memory-storage.ts";

const sent: string[] = [];

beforeEach(() => {
	vi.resetModules();
	sent.length = 0;
	const localStorage = memoryStorage();
	vi.stubGlobal("window", { localStorage });
	vi.stubGlobal("location", { origin: "https://prosa.test", pathname: "/team" });
	vi.stubGlobal("navigator", { userAgent: "Chromium" });
	vi.stubGlobal("fetch", async (path: string, init: { body: string }) => {
		sent.push(`${path} ${init.body}`);
		return new Response(null, { status: 204 });
	});
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const load = () => import("#app/ui/error-log.ts");

test("the last ten errors are kept, the newest first, with what is needed to find them", async () => {
	const { recordError, listErrors } = await load();
	for (let n = 1; n <= 12; n += 1)
		recordError(new Error(`broke ${String(n)}`), {
			severity: "high",
			componentStack: "\n at Card",
		});
	const kept = listErrors();
	expect(kept.map(({ message }) => message)).toEqual(
		Array.from({ length: 10 }, (_, n) => `broke ${String(12 - n)}`),
	);
	expect(kept[0]).toMatchObject({
		componentStack: "\n at Card",
		userAgent: "Chromium",
		url: "https://prosa.test/team",
		severity: "high",
	});
	expect(Date.parse(kept[0]?.timestamp ?? "")).not.toBeNaN();
});

test("J09 the local error store and the report hold no secret", async () => {
	const { recordError, listErrors } = await load();
	const secret = "sk-proj-abcdefghijklmnop1234";
	recordError(new Error(`the key ${secret} of ana.lima@loja.com.br failed`), {
		severity: "normal",
	});
	const everywhere = JSON.stringify(listErrors()) + sent.join(" ");
	expect(everywhere).not.toContain(secret);
	expect(everywhere).not.toContain("ana.lima@");
	expect(sent).toHaveLength(1);
});

test("a page that fails again and again sends a few reports, not a stream", async () => {
	const { recordError } = await load();
	for (let n = 0; n < 50; n += 1) recordError("no answer", { severity: "high" });
	expect(sent.length).toBe(5);
});

test("an answer such as 404 is no error of ours", async () => {
	const { recordError, listErrors } = await load();
	const answer = { status: 404, statusText: "Not Found", internal: true, data: null };
	recordError(answer, { severity: "normal" });
	expect(listErrors()).toEqual([]);
});

test("an answer of 500 and above is kept and told: the page says that the team knows (screens A9)", async () => {
	const { recordError, listErrors } = await load();
	const answer = { status: 503, statusText: "Service Unavailable", internal: false, data: null };
	recordError(answer, { severity: "normal" });
	expect(listErrors().map(({ message }) => message)).toEqual(["503 Service Unavailable"]);
	expect(sent).toHaveLength(1);
});

test("an error that recording makes is not recorded, and a storm of errors is not kept in full (inbox A2)", async () => {
	const { recordError, listErrors } = await load();
	let written = 0;
	vi.spyOn(console, "error").mockImplementation(() => {
		written += 1;
		// What an `unhandledrejection` of the recorder itself would do.
		recordError(new Error("again"), { severity: "high" });
	});
	recordError(new Error("first"), { severity: "high" });
	expect(written).toBe(1);
	expect(listErrors().map(({ message }) => message)).toEqual(["first"]);
	for (let n = 0; n < 1000; n += 1) recordError(new Error("storm"), { severity: "high" });
	expect(written).toBe(20);
});

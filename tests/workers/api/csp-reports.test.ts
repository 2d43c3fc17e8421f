import { beforeAll, expect, test, vi } from "vitest";
import { call } from "#tests/support/call.ts";
import { migrate, ORIGIN } from "#tests/support/sign-in.ts";
import { enterRateWindow } from "#tests/support/rate-window.ts";

beforeAll(migrate);

const REPORT = {
	"csp-report": {
		"document-uri": `${ORIGIN}/team?token=secret-of-a-mail`,
		"effective-directive": "script-src-elem",
		"blocked-uri": "https://evil.example/x.js?who=maria@example.com",
		"original-policy": "default-src 'self'",
		"script-sample": "senha da Maria",
	},
};

function report(body: unknown, headers: Record<string, string> = {}) {
	return call("/api/csp-reports", {
		method: "POST",
		body: typeof body === "string" ? body : JSON.stringify(body),
		headers: {
			"content-type": "application/csp-report",
			origin: ORIGIN,
			"sec-fetch-site": "same-origin",
			"cf-connecting-ip": "192.0.2.77",
			...headers,
		},
	});
}

test("what a page's policy stopped becomes one line, with nobody's words in it (security b)", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	expect((await report(REPORT)).status).toBe(204);
	const lines = warn.mock.calls.map(([line]) => String(line));
	warn.mockRestore();
	const [line = "{}"] = lines.filter((each) => each.includes("csp_violation"));
	expect(JSON.parse(line)).toMatchObject({
		level: "security",
		event: "csp_violation",
		directive: "script-src-elem",
		blocked: "evil.example",
		path: "/team",
	});
	expect(lines.join()).not.toMatch(/secret-of-a-mail|maria|senha/);
});

test("reports of other sites, of other shapes and too big ones are refused (security b)", async () => {
	expect((await report(REPORT, { origin: "https://evil.example" })).status).toBe(403);
	expect((await report(REPORT, { "sec-fetch-site": "cross-site" })).status).toBe(403);
	expect((await report(REPORT, { "content-type": "application/json" })).status).toBe(400);
	for (const body of ["", "[]", "{", { "csp-report": {} }, { "csp-report": "x" }])
		expect((await report(body)).status).toBe(400);
	const big = { "csp-report": { ...REPORT["csp-report"], "script-sample": "x".repeat(17_000) } };
	expect((await report(big)).status).toBe(413);
});

test("L07 whoever reports without end is not listened to (security b)", async () => {
	const from = { "cf-connecting-ip": "192.0.2.78" };
	await enterRateWindow();
	const answers: number[] = [];
	for (let n = 0; n < 22; n += 1) answers.push((await report("{", from)).status);
	expect(answers.at(-1)).toBe(429);
});

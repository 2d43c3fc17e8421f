import { expect, test } from "vitest";
import { isLoopback, isReservedEmail, judgeArrival } from "#app/domain/net/own-origin.ts";

const PUBLIC = "https://prosa.example";
const arrive = (url: string, method = "GET", isWebhook = false) =>
	judgeArrival({ url: new URL(url), method, isWebhook }, PUBLIC);

test("production is in only at its own https address (security 5)", () => {
	expect(arrive("https://prosa.example/auth")).toEqual({ kind: "in" });
	expect(arrive("https://prosa.example/auth", "POST")).toEqual({ kind: "in" });
	for (const origin of [
		"http://prosa.example",
		"https://prosa.workers.dev",
		"https://prosa.example:8443",
		"https://prosa.example.evil.com",
		"https://prosa.example.",
	]) {
		expect(arrive(`${origin}/a?b=c`)).toEqual({ kind: "elsewhere", address: `${PUBLIC}/a?b=c` });
		expect(arrive(`${origin}/a`, "HEAD").kind).toBe("elsewhere");
		for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
			expect(arrive(`${origin}/a`, method)).toEqual({ kind: "refused" });
	}
});

test("a webhook comes in on any https host, never over http (security 5)", () => {
	expect(arrive("https://prosa.workers.dev/webhooks/x", "POST", true)).toEqual({ kind: "in" });
	expect(arrive("http://prosa.example/webhooks/x", "POST", true)).toEqual({ kind: "refused" });
});

test("a path cannot lead away from the public address (security 5)", () => {
	for (const path of ["//evil.example", "/\\evil.example", "/@evil.example"]) {
		const answer = arrive(`https://prosa.workers.dev${path}`);
		if (answer.kind !== "elsewhere") throw new Error(answer.kind);
		expect(new URL(answer.address).origin).toBe(PUBLIC);
	}
});

test("loopback is what no name server is asked about (security 6)", () => {
	for (const host of ["localhost", "127.0.0.1", "127.9.9.9", "[::1]"])
		expect(isLoopback(host)).toBe(true);
	for (const host of [
		"evil.example",
		"127.0.0.1.nip.io",
		"localhost.evil.example",
		"localhost.",
		"0.0.0.0",
		"[::]",
		"192.168.0.1",
	])
		expect(isLoopback(host)).toBe(false);
});

test("demonstration accounts are known by a name that nobody owns (security 6)", () => {
	expect(isReservedEmail("ana@loja.test")).toBe(true);
	expect(isReservedEmail("ana@loja.example")).toBe(true);
	expect(isReservedEmail("ana@contest")).toBe(false);
	expect(isReservedEmail("ana@loja.com.br")).toBe(false);
});

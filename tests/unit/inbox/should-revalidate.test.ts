import { expect, test } from "vitest";
import { inboxShouldRevalidate, needsServer } from "#app/inbox/should-revalidate.ts";

const ask = (from: string, to: string, formMethod?: "POST") =>
	inboxShouldRevalidate({
		currentUrl: new URL(from, "https://prosa.test"),
		nextUrl: new URL(to, "https://prosa.test"),
		currentParams: {},
		nextParams: {},
		defaultShouldRevalidate: true,
		...(formMethod ? { formMethod } : {}),
	});

test("another conversation does not run the loader, everything else does", () => {
	expect(ask("/whatsapp/1", "/whatsapp/1?contact=a")).toBe(false);
	expect(ask("/whatsapp/1?contact=a", "/whatsapp/1?contact=b")).toBe(false);
	expect(ask("/whatsapp/1?contact=a", "/whatsapp/2?contact=a")).toBe(true);
	expect(ask("/whatsapp/1?contact=a&x=1", "/whatsapp/1?contact=b")).toBe(true);
	// The list's filter is the browser's own (inbox A15), and so is what lies over a conversation (A14).
	expect(ask("/whatsapp/1?contact=a", "/whatsapp/1?contact=a&filter=mine&label=VIP")).toBe(false);
	expect(ask("/whatsapp/1?contact=a", "/whatsapp/1?contact=a&over=details")).toBe(false);
	// A revalidation that was asked for has the same address before and after.
	expect(ask("/whatsapp/1?contact=a", "/whatsapp/1?contact=a")).toBe(true);
	expect(ask("/whatsapp/1", "/whatsapp/1?contact=a", "POST")).toBe(true);
});

test("another open conversation needs no server; another page, another filter or the same page again does (inbox A1)", () => {
	const at = (search: string, pathname = "/whatsapp/1", hash = "") => ({ pathname, search, hash });
	expect(needsServer(at("?contact=a"), at("?contact=b"))).toBe(false);
	expect(needsServer(at(""), at("?contact=b"))).toBe(false);
	expect(needsServer(at(""), at("", "/whatsapp/1", "#conteudo"))).toBe(false);
	expect(needsServer(at("?contact=a"), at("?contact=b", "/whatsapp/2"))).toBe(true);
	expect(needsServer(at("?who=mine"), at("?who=all"))).toBe(true);
	expect(needsServer(at("?contact=a"), at("?contact=a"))).toBe(true);
});

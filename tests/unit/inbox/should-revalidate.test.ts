import { expect, onTestFinished, test } from "vitest";
import { noteRoom } from "#app/inbox/open-rooms.ts";
import {
	channelPageShouldRevalidate,
	inboxShouldRevalidate,
	needsServer,
} from "#app/inbox/should-revalidate.ts";

const A = "018f0000-0000-7000-8000-000000000001";
const B = "018f0000-0000-7000-8000-000000000002";
const MARIA = `/whatsapp/instances/${A}/messages/maria`;

const said = (from: string, to: string, formMethod?: "POST") => ({
	currentUrl: new URL(from, "https://prosa.test"),
	nextUrl: new URL(to, "https://prosa.test"),
	currentParams: {},
	nextParams: {},
	defaultShouldRevalidate: true,
	...(formMethod ? { formMethod } : {}),
});

test("another conversation, list or filter of the inbox runs no loader around it, everything else does", () => {
	const ask = (...args: Parameters<typeof said>) => inboxShouldRevalidate(said(...args));
	expect(ask("/conversations", "/conversations?who=mine")).toBe(false);
	expect(ask("/conversations?who=mine", `${MARIA}?who=mine`)).toBe(false);
	expect(ask("/sessions/a?channel=b&contact=c", "/sessions/d?channel=e&contact=f")).toBe(false);
	expect(ask(`/whatsapp/${A}`, `/whatsapp/${B}`)).toBe(false);
	expect(ask(MARIA, `${MARIA}?over=details`)).toBe(false);
	expect(ask("/conversations", "/team")).toBe(true);
	expect(ask("/team?a=1", "/conversations")).toBe(true);
	// A revalidation that was asked for has the same address before and after.
	expect(ask(MARIA, MARIA)).toBe(true);
	expect(ask("/conversations", MARIA, "POST")).toBe(true);
});

test("a channel's own page is asked again for another channel, not for another filter of its list", () => {
	const ask = (...args: Parameters<typeof said>) => channelPageShouldRevalidate(said(...args));
	// The list's filter is the browser's own (inbox A15), and so is what lies over a conversation (A14).
	expect(ask(`/whatsapp/${A}`, `/whatsapp/${A}?who=mine&label=VIP&q=ana`)).toBe(false);
	expect(ask(`/whatsapp/${A}`, `/whatsapp/${A}?over=details`)).toBe(false);
	expect(ask(`/whatsapp/${A}`, `/whatsapp/${B}`)).toBe(true);
	expect(ask(`/whatsapp/messages?instance=${A}`, `/whatsapp/messages?instance=${B}`)).toBe(true);
	expect(ask(`/whatsapp/${A}`, `/whatsapp/${A}`)).toBe(true);
	expect(ask(`/whatsapp/${A}`, `/whatsapp/${A}?who=mine`, "POST")).toBe(true);
});

test("the list, its filters and a conversation of an open channel need no server; another page or channel does (inbox A1)", () => {
	const at = (address: string) => new URL(address, "https://prosa.test");
	const needs = (from: string, to: string) => needsServer(at(from), at(to));
	expect(needs("/conversations", MARIA)).toBe(true);
	onTestFinished(noteRoom(A, () => null));
	expect(needs("/conversations", MARIA)).toBe(false);
	expect(needs(MARIA, `/whatsapp/instances/${A}/messages/rui?who=mine`)).toBe(false);
	expect(needs(MARIA, `/whatsapp/instances/${B}/messages/rui`)).toBe(true);
	expect(needs(`${MARIA}?who=mine`, "/conversations?who=mine")).toBe(false);
	expect(needs("/conversations?who=mine", "/conversations?unread=1")).toBe(false);
	expect(needs(`/whatsapp/${A}`, `/whatsapp/${A}#conteudo`)).toBe(false);
	expect(needs("/team?who=1", "/team?who=2")).toBe(false);
	expect(needs("/team?page=1", "/team?page=2")).toBe(true);
	expect(needs("/team", MARIA)).toBe(true);
	expect(needs(MARIA, MARIA)).toBe(true);
});

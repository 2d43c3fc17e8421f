import { expect, test } from "vitest";
import { hitHref, placeIn } from "#app/inbox/hit-place.ts";

test("an address with a query and one without lead to the message, with the words that found it", () => {
	for (const address of [
		"/sessions/s?channel=c&contact=ana",
		"/whatsapp/instances/c/messages/ana",
	]) {
		const href = hitHref(address, "m1", "prazo & frete");
		expect(href.startsWith(address)).toBe(true);
		const { pathname, searchParams } = new URL(href, "http://prosa.test");
		expect(pathname).toBe(address.split("?")[0]);
		expect(placeIn(searchParams, "ana")).toEqual({
			contactId: "ana",
			messageId: "m1",
			q: "prazo & frete",
			turn: 0,
		});
	}
	expect(hitHref("/x", "m1")).toBe("/x?at=m1");
});

test("without a conversation, or without a message, there is no place", () => {
	expect(placeIn(new URLSearchParams("at=m1"), null)).toBeNull();
	expect(placeIn(new URLSearchParams("words=prazo"), "ana")).toBeNull();
});

import { expect, test } from "vitest";
import { isSamePlace, placeHref, placeOf } from "#app/areas/conversations/place.ts";

const at = (address: string) => placeOf(new URL(address, "https://prosa.test"));
const ID = "018f0000-0000-7000-8000-000000000001";

test("what a conversation's address opens is that conversation, whatever its contact's id holds", () => {
	for (const type of ["whatsapp", "webchat"] as const) {
		const place = { channelId: "loja", contactId: "c&channel=z #/?" };
		const href = placeHref({ id: ID, contactId: place.contactId, channel: { id: "loja", type } });
		expect(at(href), href).toEqual(place);
		expect(at(`${href}${href.includes("?") ? "&" : "?"}who=mine`)).toEqual(place);
	}
});

test("the list, other pages and a session without its channel open nothing", () => {
	for (const address of ["/conversations?contact=x", "/", "/sessions/a", "/sessions/a?channel=b"])
		expect(at(address), address).toBeNull();
	expect(isSamePlace(null, null)).toBe(true);
	expect(isSamePlace({ channelId: "a", contactId: "b" }, { channelId: "a", contactId: "c" })).toBe(
		false,
	);
});

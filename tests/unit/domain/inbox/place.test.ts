import { expect, test } from "vitest";
import { filterAt, isInInbox, listPlaceOf, placeOf } from "#app/domain/inbox/place.ts";
import { conversationHref } from "#app/ui/channel-links.ts";

const at = (address: string) => new URL(address, "https://prosa.test");
const ID = "018f0000-0000-7000-8000-000000000001";
const OTHER = "018f0000-0000-7000-8000-000000000002";

test("what a conversation's address opens is that conversation, whatever its contact's id holds", () => {
	for (const type of ["whatsapp", "webchat"] as const) {
		const place = { channelId: "loja", contactId: "c&channel=z #/?" };
		const href = conversationHref({ id: "loja", type }, place.contactId, ID);
		expect(placeOf(at(href)), href).toEqual(place);
		expect(placeOf(at(`${href}${href.includes("?") ? "&" : "?"}who=mine`))).toEqual(place);
		expect(listPlaceOf(at(href)), href).toBeNull();
	}
	// A broken encoding is taken as it stands.
	expect(placeOf(at("/whatsapp/instances/a/messages/%E0"))).toEqual({
		channelId: "a",
		contactId: "%E0",
	});
});

test("the list, other pages and a session without its channel open nothing", () => {
	for (const address of ["/conversations?contact=x", "/", "/sessions/a", "/sessions/a?channel=b"])
		expect(placeOf(at(address)), address).toBeNull();
});

test("a channel's own addresses show the one list with that channel, whatever their query says", () => {
	for (const path of [`/whatsapp/${ID}`, `/whatsapp/${ID}/chats`, `/channels/${ID}/messages`]) {
		expect(listPlaceOf(at(path)), path).toEqual({ channelId: ID, isWide: path.includes("chats") });
		expect(filterAt(at(`${path}?who=mine&channelId=${OTHER}`)), path).toMatchObject({
			channelId: ID,
			who: "mine",
		});
	}
	expect(filterAt(at(`/whatsapp/messages?instance=${ID}`)).channelId).toBe(ID);
	expect(listPlaceOf(at("/whatsapp/messages"))).toEqual({ channelId: null, isWide: false });
	expect(filterAt(at(`/conversations?channelId=${OTHER}`)).channelId).toBe(OTHER);
	expect(filterAt(at(`/whatsapp/instances/${ID}/messages/a?channelId=${OTHER}`)).channelId).toBe(
		OTHER,
	);
});

test("pages beside the inbox are none of its states", () => {
	for (const path of [
		"/",
		"/whatsapp",
		"/whatsapp/instances",
		"/whatsapp/overview",
		`/whatsapp/${ID}/settings`,
		`/channels/${ID}/settings`,
		`/channels/${ID}`,
	])
		expect(isInInbox(at(path)), path).toBe(false);
	for (const path of ["/conversations", "/sessions/a", `/whatsapp/${ID}`, "/whatsapp/messages"])
		expect(isInInbox(at(path)), path).toBe(true);
});

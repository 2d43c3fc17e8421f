import { expect, test } from "vitest";
import { questionsOf } from "#app/domain/inbox/page-questions.ts";

const ID = "018f0000-0000-7000-8000-000000000001";
const ask = (address: string) => questionsOf(new URL(address, "https://prosa.test"));

test("the list is asked with its filter", () => {
	expect(ask("/conversations?who=mine&q=ana")).toEqual([
		{
			kind: "list",
			wish: {
				status: "active",
				filter: { who: "mine" },
				q: "ana",
				memberId: "",
				after: null,
			},
		},
	]);
});

test("a conversation is asked with the list beside it; the list alone stays once it is there", () => {
	for (const address of [
		`/whatsapp/instances/${ID}/messages/maria%20x`,
		`/sessions/a?channel=${ID}&contact=maria%20x`,
	]) {
		const [inbox, list] = ask(address);
		expect(inbox).toMatchObject({ kind: "inbox", channelId: ID, contactId: "maria x" });
		expect(list?.kind).toBe("list");
		const [path = "", search] = address.split("?");
		const data = `${path}.data?${search ?? ""}&_routes=`;
		expect(ask(`${data}areas%2Fconversations%2Fsession.route`)).toHaveLength(1);
		expect(ask(`${data}areas%2Fconversations%2Finbox.layout%2Croot`)).toHaveLength(2);
	}
});

test("a channel's own address is asked with the list of that channel, and whether it is linked where that matters", () => {
	const wish = { status: "active", filter: { channelId: ID, unread: "1" } };
	for (const path of [
		`/whatsapp/${ID}/chats?unread=1`,
		`/channels/${ID}/messages?unread=1`,
		`/whatsapp/messages?instance=${ID}&unread=1`,
	])
		expect(ask(path), path).toMatchObject([{ kind: "list", wish }]);
	const link = { kind: "inbox", channelId: ID, contactId: null };
	expect(ask(`/whatsapp/${ID}?unread=1`)).toMatchObject([link, { kind: "list", wish }]);
	// Once the list is there, only the page is asked for.
	const data = `/whatsapp/${ID}.data?_routes=areas%2Fchannels%2Finstances%2Finstance.route`;
	expect(ask(data)).toMatchObject([link]);
});

test("other pages, and addresses that open nothing, ask nothing", () => {
	for (const address of [
		"/",
		"/team",
		"/whatsapp/instances",
		`/whatsapp/${ID}/settings`,
		"/sessions/a",
	])
		expect(ask(address), address).toEqual([]);
});

import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ContactView } from "#app/contracts/frames.ts";
import { choose, FakeChannel, openConversation, visitInbox } from "./support.tsx";

const NAME = "Zeca Lima";
const CONVERSATION: NonNullable<ContactView["conversation"]> = {
	id: "c1",
	openedAt: 1,
	handler: "nobody",
	agent: null,
	labels: [],
	isOverLimit: false,
};

/** A channel beside whose list this member's pins are kept. */
function keepPins(): FakeChannel {
	const channel = new FakeChannel();
	channel.add({ id: NAME, conversation: CONVERSATION });
	channel.add({ id: "Vera Um" });
	let seq = 1_000;
	channel.answer = ({ what }) => {
		if (!what.endsWith("/pin")) return undefined;
		const place = { channelId: channel.id, contactId: NAME, conversation: null };
		seq += 1;
		return Response.json({ seq, pinned: what.startsWith("PUT") ? [place] : [] });
	};
	return channel;
}
const pins = (channel: FakeChannel) =>
	channel.calls.map(({ what }) => what).filter((what) => what.endsWith("/pin"));

test("a viewer pins the open conversation from its menu, takes it off by Alt+P, and the toast undoes it", async () => {
	const channel = keepPins();
	const drawn = await visitInbox(channel, { role: "viewer" });
	await openConversation(drawn, NAME);
	await choose(drawn, "Fixar");
	await waitFor(() => expect(drawn.toasts).toHaveLength(1));
	// Its row in the list is marked.
	expect(screen.getByText("Fixada")).toBeDefined();
	await drawn.user.keyboard("{Alt>}[KeyP]{/Alt}");
	await waitFor(() => expect(drawn.toasts).toHaveLength(2));
	expect(screen.queryByText("Fixada")).toBeNull();
	expect(drawn.toasts.map(({ title }) => title)).toEqual([
		`Conversa com ${NAME} fixada`,
		`Conversa com ${NAME} desafixada`,
	]);
	await drawn.pressToast();
	await waitFor(() => expect(screen.getByText("Fixada")).toBeDefined());
	const path = "/api/conversations/c1/pin";
	expect(pins(channel)).toEqual([`PUT ${path}`, `DELETE ${path}`, `PUT ${path}`]);
});

test("who has no conversation is in no list, and is not pinned", async () => {
	const channel = keepPins();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Vera Um");
	await drawn.user.keyboard("{Alt>}[KeyP]{/Alt}");
	await drawn.user.click(screen.getByRole("button", { name: "Mais ações" }));
	await screen.findByRole("menuitem", { name: /^Atalhos/u });
	expect(screen.queryByRole("menuitem", { name: "Fixar" })).toBeNull();
	expect(pins(channel)).toEqual([]);
});

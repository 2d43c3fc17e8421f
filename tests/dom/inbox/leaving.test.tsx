import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ConversationActs } from "#app/contracts/conversation-acts.ts";
import {
	composer,
	FakeChannel,
	heading,
	list,
	openConversation,
	type OpenInbox,
	visitInbox,
} from "./support.tsx";

const PEOPLE = ["Zeca Lima", "Vera Um", "Vera Dois"];

/** Acts on several conversations at once are made, but for those named. */
function withPeople(refused: readonly string[] = []): FakeChannel {
	const channel = new FakeChannel();
	for (const id of PEOPLE) channel.add({ id });
	channel.answer = ({ what, body }) => {
		if (what !== "POST /api/conversations/acts") return undefined;
		const { acts } = body as ConversationActs;
		return Response.json({
			refused: acts
				.filter(({ contactId }) => refused.includes(contactId))
				.map(({ channelId, contactId }) => ({ channelId, contactId, code: "not_found" })),
		});
	};
	return channel;
}

const named = (): (string | null)[] =>
	within(list())
		.queryAllByRole("listitem")
		.map((row) => row.querySelector("bdi")?.textContent ?? null);

async function closeTogether({ user }: OpenInbox, ...people: string[]): Promise<void> {
	for (const name of people)
		await user.click(screen.getByRole("checkbox", { name: new RegExp(name, "u") }));
	const bar = within(await screen.findByRole("toolbar"));
	await user.click(bar.getByRole("button", { name: "Encerrar" }));
}

test("the open one that is closed with others leaves as they do, and what stays opens; undoing leads back", async () => {
	const drawn = await visitInbox(withPeople());
	await openConversation(drawn, "Vera Dois");
	await closeTogether(drawn, "Vera Dois", "Vera Um");
	await waitFor(() => expect(heading("Zeca Lima")).not.toBeNull());
	await waitFor(() => expect(named()).toEqual(["Zeca Lima"]));
	await waitFor(() => expect(document.activeElement).toBe(composer()));
	await waitFor(() => expect(drawn.toasts).toMatchObject([{ action: { label: "Desfazer" } }]));
	await drawn.pressToast();
	await waitFor(() => expect(heading("Vera Dois")).not.toBeNull());
	await waitFor(() => expect(named()).toHaveLength(3));
});

test("what is refused is back in the list, and open where it was open", async () => {
	const drawn = await visitInbox(withPeople(["Vera Dois"]));
	await openConversation(drawn, "Vera Dois");
	await closeTogether(drawn, "Vera Dois", "Vera Um");
	await waitFor(() => expect(drawn.toasts).toHaveLength(2));
	await waitFor(() => expect(heading("Vera Dois")).not.toBeNull());
	await waitFor(() => expect(named()).toEqual(["Vera Dois", "Zeca Lima"]));
});

test("with all of them closed nothing is open", async () => {
	const drawn = await visitInbox(withPeople());
	await openConversation(drawn, "Vera Um");
	await closeTogether(drawn, ...PEOPLE);
	await waitFor(() => expect(named()).toEqual([]));
	await waitFor(() => expect(screen.queryByRole("log")).toBeNull());
});

test("others that are closed leave the open one open", async () => {
	const drawn = await visitInbox(withPeople());
	await openConversation(drawn, "Vera Um");
	await closeTogether(drawn, "Vera Dois", "Zeca Lima");
	await waitFor(() => expect(named()).toEqual(["Vera Um"]));
	expect(heading("Vera Um")).not.toBeNull();
});

test("the open one that is put away by its row's menu leads to the next, and back", async () => {
	const drawn = await visitInbox(withPeople());
	const { user } = drawn;
	await openConversation(drawn, "Vera Dois");
	await user.click(screen.getByRole("button", { name: "Ações da conversa com Vera Dois" }));
	await user.click(await screen.findByRole("menuitem", { name: /^Encerrar conversa/u }));
	await waitFor(() => expect(heading("Vera Um")).not.toBeNull());
	await waitFor(() => expect(named()).toEqual(["Vera Um", "Zeca Lima"]));
	await waitFor(() => expect(drawn.toasts).toHaveLength(1));
	await drawn.pressToast();
	await waitFor(() => expect(heading("Vera Dois")).not.toBeNull());
});

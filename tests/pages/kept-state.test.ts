import type { APIRequestContext } from "playwright/test";
import { beforeAll, expect, test } from "vitest";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import { CONFIGURED, openMember } from "#tests/support/served.ts";

/** Of the data that the configured product was started on (tests/support/kept-state.ts). */
const NAME = "Antes da mudança";

let member: APIRequestContext;
let channelId: string;

beforeAll(async () => {
	member = await openMember("gestor@demo.prosa.test", { url: CONFIGURED.url });
	const list = await (await member.get("/whatsapp/instances")).text();
	// Of its card: the first link after its name.
	[, channelId = ""] =
		new RegExp(`${NAME}.*?href="/whatsapp/([0-9a-f-]{36})"`, "su").exec(list) ?? [];
});

const read = async <Answer>(route: string): Promise<Answer> => {
	const answer = await member.get(`/api/channels/${channelId}${route}`);
	expect(answer.status(), await answer.text()).toBe(200);
	return (await answer.json()) as Answer;
};
const contactOf = async (name: string): Promise<ContactView> => {
	const { contacts } = await read<{ contacts: ContactView[] }>("/contacts");
	const found = contacts.find((contact) => contact.name === name);
	if (!found) throw new Error(`no ${name}`);
	return found;
};
const messagesOf = async (contactId: string) =>
	(await read<{ messages: MessageView[] }>(`/contacts/${contactId}/messages`)).messages;

test("R36 R38 what the release before stored is there, though a newer one added to it: people, words, ticks, labels, what is closed, the search", async () => {
	const maria = await contactOf("Maria Souza");
	expect(maria.conversation?.labels).toEqual(["troca"]);
	expect((await messagesOf(maria.id)).map(({ text, status }) => [text, status])).toEqual([
		["Vocês têm o tamanho 38?", null],
		["Temos sim, no azul.", "delivered"],
	]);
	expect((await contactOf("Zeca Lima")).closedAt).not.toBeNull();
	const { hits } = await read<{ hits: unknown[] }>("/search?q=tamanho");
	expect(hits).toHaveLength(1);
	expect(await read("/link")).toMatchObject({ status: "connected" });
	for (const page of ["/", "/conversations", "/channels", "/agents", `/whatsapp/${channelId}`])
		expect((await member.get(page)).status(), page).toBe(200);
});

test("R36 and its number goes on: a text is taken, leaves once and is told delivered", async () => {
	const maria = await contactOf("Maria Souza");
	const id = crypto.randomUUID();
	const said = { id, contactId: maria.id, text: "Chegou o preto também." };
	for (const _ of ["once", "and again"])
		expect(
			(await member.post(`/api/channels/${channelId}/messages`, { data: said })).status(),
		).toBe(202);
	const ours = async () => (await messagesOf(maria.id)).filter(({ text }) => text === said.text);
	await expect.poll(async () => (await ours()).map(({ status }) => status)).toEqual(["delivered"]);
});

import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ChannelCredentials } from "#workers/adapters/channel-gateway/credentials.ts";
import {
	callFacebook,
	callTelegram,
	metaBody,
	metaText,
	telegramSecrets,
	telegramText,
} from "#tests/support/channel-call.ts";
import {
	controlVendor,
	reachEmulators,
	registerAccount,
} from "#tests/support/channel-emulators.ts";
import {
	createExternalChannel,
	type ExternalChannel,
	inboxOf,
	newCredentials,
} from "#tests/support/external-channel.ts";
import { eventually } from "#tests/support/instance.ts";
import { PICTURE } from "#tests/support/picture.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { ask } from "#tests/support/two-workspaces.ts";

let workspaceId = "";
let member: TestMember;
beforeAll(async () => {
	await migrate();
	workspaceId = (await createWorkspace()).id;
	member = await createMember(workspaceId);
});
beforeEach(reachEmulators);
afterEach(async () => {
	vi.useRealTimers();
	for (const vendor of ["telegram", "messenger"] as const)
		await controlVendor(vendor, "faults", { rules: [] });
	vi.unstubAllGlobals();
});

async function linkOf({ channelId }: ExternalChannel) {
	const view = await inboxOf(channelId).link(workspaceId);
	if (!view.ok) throw new Error(view.code);
	return view.value;
}

async function createLinked(type: ChannelCredentials["type"]): Promise<ExternalChannel> {
	const channel = await createExternalChannel(workspaceId, type);
	await registerAccount(channel.credentials);
	await inboxOf(channel.channelId).requestLink(workspaceId, "connect");
	await eventually(async () => (await linkOf(channel)).status === "connected");
	return channel;
}

/** Whether a bot sends its updates anywhere. */
async function hasWebhook(bot = ""): Promise<boolean> {
	const webhook = (await controlVendor("telegram", `${bot}/webhook`)) as { url?: string };
	return webhook.url !== undefined;
}

/** The newest contact and all of its messages. */
async function readNewest({ channelId }: ExternalChannel) {
	const inbox = inboxOf(channelId);
	const newest = await inbox.newest(workspaceId, 1);
	const contact = newest.ok ? newest.value[0] : undefined;
	if (!contact) throw new Error("nobody wrote");
	const read = await inbox.conversation(workspaceId, contact.id, null);
	if (!read.ok) throw new Error(read.code);
	return { contact, messages: read.value.page.messages };
}

async function write(channel: ExternalChannel, text: string): Promise<string> {
	const { contact } = await readNewest(channel);
	const id = crypto.randomUUID();
	const sent = await inboxOf(channel.channelId).send(workspaceId, "Ana", {
		id,
		contactId: contact.id,
		text,
	});
	if (!sent.ok) throw new Error(sent.code);
	return id;
}

const messageOf = async (channel: ExternalChannel, id: string) =>
	(await readNewest(channel)).messages.find((message) => message.id === id);

const hear = (channel: ExternalChannel, ...messaging: object[]) =>
	callFacebook(metaBody("page", { id: channel.externalId, messaging }));

test("a bot is linked by its token: its webhook is set to us, with the channel's own secret", async () => {
	const channel = await createLinked("telegram");
	expect(await linkOf(channel)).toMatchObject({ profileName: "@loja_bot", phone: null });
	const { mac, headerSecret } = telegramSecrets(channel.channelId);
	expect(await controlVendor("telegram", `${channel.externalId}/webhook`)).toEqual({
		url: `http://127.0.0.1:8787/webhooks/telegram/${channel.channelId}.${mac}`,
		secret: headerSecret,
		allowed: ["message", "edited_message", "message_reaction", "poll_answer"],
	});
	await inboxOf(channel.channelId).requestLink(workspaceId, "disconnect");
	await eventually(async () => !(await hasWebhook(channel.externalId)));
});

test("a customer is answered once; who blocked the bot is not written to again and again", async () => {
	const channel = await createLinked("telegram");
	await callTelegram(channel.channelId, telegramText("Tem o 38?", { messageId: 7 }));
	const id = await write(channel, "Tem sim!");
	await eventually(async () => (await messageOf(channel, id))?.status === "sent");
	const sends = () => controlVendor("telegram", `${channel.externalId}/sent`);
	expect(await sends()).toMatchObject([{ chat: "5551234", text: "Tem sim!" }]);
	await controlVendor("telegram", `${channel.externalId}/block`, { chat: "5551234" });
	const refused = await write(channel, "E o 39?");
	await eventually(async () => (await messageOf(channel, refused))?.status === "failed");
	expect(await messageOf(channel, refused)).toMatchObject({ failure: "refused" });
	expect(await sends()).toHaveLength(1);
});

test("D19 M04 a picture sent to the bot is shown through us, to the bot's own team only", async () => {
	const channel = await createLinked("telegram");
	const { fileId } = (await controlVendor("telegram", `${channel.externalId}/write`, {
		chat: "5551234",
		name: "Maria",
		file: PICTURE,
	})) as { fileId: string };
	const photo = [{ file_id: fileId, file_unique_id: "x", width: 1, height: 1, file_size: 99 }];
	const update = { text: undefined, photo, caption: "assim?" };
	await callTelegram(channel.channelId, telegramText("", { messageId: 3, update }));
	const path = `/media/${channel.channelId}/${encodeURIComponent("5551234:3")}`;
	const shown = await ask(member, "GET", path);
	expect(shown.status).toBe(200);
	expect(shown.headers.get("content-type")).toMatch(/^image\//);
	expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(10);
	const stranger = await createMember((await createWorkspace()).id);
	expect((await ask(stranger, "GET", path)).status).toBe(404);
});

test("R04 a send whose answer nobody understood leaves once, and ends as unconfirmed", async () => {
	const channel = await createLinked("telegram");
	await callTelegram(channel.channelId, telegramText("Oi"));
	await controlVendor("telegram", "faults", {
		rules: [{ call: "sendMessage", mode: "garbage" }],
	});
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
	const id = await write(channel, "Chegou?");
	for (let turn = 0; turn < 12; turn++) {
		await runDurableObjectAlarm(inboxOf(channel.channelId));
		vi.setSystemTime(Date.now() + 200_000);
	}
	expect(await messageOf(channel, id)).toMatchObject({
		status: "failed",
		failure: "unconfirmed",
	});
	expect(await controlVendor("telegram", `${channel.externalId}/sent`)).toHaveLength(1);
});

test("a token that was taken back is noticed by the probe, and nothing is tried again", async () => {
	const channel = await createLinked("telegram");
	await controlVendor("telegram", `${channel.externalId}/revoke`);
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
	vi.setSystemTime(Date.now() + 11 * 60_000);
	await eventually(async () => {
		await runDurableObjectAlarm(inboxOf(channel.channelId));
		return (await linkOf(channel)).status === "disconnected";
	});
	expect(await linkOf(channel)).toMatchObject({ reason: "credentials_refused", attempts: 0 });
});

test("another bot's token: the former one forgets us, the new one is linked by itself", async () => {
	const channel = await createLinked("telegram");
	const next = newCredentials("telegram");
	await registerAccount(next);
	await channel.giveCredentials(next);
	const newBot = next.type === "telegram" ? next.botToken.split(":")[0] : "";
	await eventually(async () => (await linkOf(channel)).status === "connected");
	await eventually(async () => !(await hasWebhook(channel.externalId)));
	expect(await hasWebhook(newBot)).toBe(true);
	// The same bot with a new token stays where it is.
	await channel.giveCredentials(next);
	expect(await linkOf(channel)).toMatchObject({ status: "connected" });
	expect(await hasWebhook(newBot)).toBe(true);
});

test("an erased channel's bot forgets us", async () => {
	const channel = await createLinked("telegram");
	expect(await hasWebhook(channel.externalId)).toBe(true);
	await inboxOf(channel.channelId).erase(workspaceId);
	await eventually(async () => !(await hasWebhook(channel.externalId)));
});

test("what a page's customer is called is asked for, since messages do not say", async () => {
	const channel = await createLinked("messenger");
	const person = "7764406346913945";
	// The page itself has been written to, so Meta tells the name.
	await controlVendor("messenger", `${channel.externalId}/write`, {
		person,
		name: "Maria Souza",
		text: "Oi",
	});
	await hear(channel, metaText(channel.externalId, "Oi", { person }));
	await eventually(async () => (await readNewest(channel)).contact.name === "Maria Souza");
	expect((await linkOf(channel)).profileName).toBe("Loja Exemplo");
});

test("R04 an unknown send to a page's customer is settled by its own echo, and read by a moment", async () => {
	const channel = await createLinked("messenger");
	const person = "7764406346913945";
	await hear(channel, metaText(channel.externalId, "Oi", { person }));
	await controlVendor("messenger", "faults", {
		rules: [{ call: "POST messages", mode: "garbage" }],
	});
	const id = await write(channel, "Chegou?");
	await eventually(async () => (await messageOf(channel, id))?.status === "unknown");
	const [sent] = (await controlVendor("messenger", `${channel.externalId}/sent`)) as {
		id: string;
		metadata: string;
	}[];
	expect(sent?.metadata).toBe(id);
	const { timestamp } = metaText(channel.externalId, "");
	const own = { sender: { id: channel.externalId }, recipient: { id: person }, timestamp };
	const echo = { mid: sent?.id, text: "Chegou?", is_echo: true, app_id: 5, metadata: id };
	await hear(channel, { ...own, message: echo });
	expect((await messageOf(channel, id))?.status).toBe("sent");
	const { message: _, ...item } = metaText(channel.externalId, "", { person });
	await hear(channel, { ...item, read: { watermark: Date.now() + 1_000 } });
	expect((await messageOf(channel, id))?.status).toBe("read");
	expect((await readNewest(channel)).messages).toHaveLength(2);
});

test("an answer written in the page's own inbox is one of ours, written by a person there", async () => {
	const channel = await createLinked("messenger");
	const person = "7764406346913945";
	await hear(channel, metaText(channel.externalId, "Oi", { person }));
	const own = {
		sender: { id: channel.externalId },
		recipient: { id: person },
		timestamp: Date.now(),
	};
	const echo = { mid: "m_inbox", text: "Já vejo", is_echo: true, app_id: 263902037430900 };
	await hear(channel, { ...own, message: echo });
	const { messages, contact } = await readNewest(channel);
	expect(messages.at(-1)).toMatchObject({ text: "Já vejo", direction: "outgoing" });
	expect(contact.unread).toBe(0);
});

test("Instagram's limit is in bytes: a text too long for it is refused before it is queued", async () => {
	const channel = await createLinked("instagram");
	const body = metaBody("instagram", {
		id: channel.externalId,
		messaging: [metaText(channel.externalId, "oi")],
	});
	await callFacebook(body);
	const { contact } = await readNewest(channel);
	const send = (text: string) =>
		inboxOf(channel.channelId).send(workspaceId, "Ana", {
			id: crypto.randomUUID(),
			contactId: contact.id,
			text,
		});
	expect(await send("ã".repeat(501))).toEqual({ ok: false, code: "message_too_long" });
	expect(await send("ã".repeat(500))).toMatchObject({ ok: true });
});

test("a linked and silent bot is asked once in ten minutes, and nothing else", async () => {
	const channel = await createLinked("telegram");
	const calls: string[] = [];
	const before = globalThis.fetch;
	vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
		// Of this bot: objects of other files live in the same runtime.
		const [, bot = "", method = ""] = new URL(input).pathname.split("/");
		if (bot.startsWith(`bot${channel.externalId}:`)) calls.push(method);
		return before(input, init);
	});
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
	for (let minute = 0; minute < 30; minute++) {
		vi.setSystemTime(Date.now() + 60_000);
		await runDurableObjectAlarm(inboxOf(channel.channelId));
	}
	const looks = calls.filter((call) => call === "getMe").length;
	expect(looks).toBeGreaterThanOrEqual(2);
	expect(looks).toBeLessThanOrEqual(3);
	// Of each look: who it is, whose its webhook is, and whether that is at the present address.
	expect(calls.filter((call) => call === "getWebhookInfo")).toHaveLength(2 * looks);
	expect(calls).toHaveLength(3 * looks);
});

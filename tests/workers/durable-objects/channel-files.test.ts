import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import {
	callFacebook,
	callTelegram,
	metaBody,
	metaText,
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
} from "#tests/support/external-channel.ts";
import { eventually } from "#tests/support/instance.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createFileStore } from "#workers/adapters/file-store/index.ts";

let workspaceId = "";
beforeAll(async () => {
	await migrate();
	workspaceId = (await createWorkspace()).id;
});
beforeEach(reachEmulators);
afterEach(() => vi.unstubAllGlobals());

async function createLinked(type: "telegram" | "messenger"): Promise<ExternalChannel> {
	const channel = await createExternalChannel(workspaceId, type);
	await registerAccount(channel.credentials);
	const inbox = inboxOf(channel.channelId);
	await inbox.requestLink(workspaceId, "connect");
	await eventually(async () => {
		const view = await inbox.link(workspaceId);
		return view.ok && view.value.status === "connected";
	});
	return channel;
}

async function contactOf({ channelId }: ExternalChannel): Promise<string> {
	const newest = await inboxOf(channelId).newest(workspaceId, 1);
	return (newest.ok && newest.value[0]?.id) || "";
}

async function messageOf(channel: ExternalChannel, id: string) {
	const contactId = await contactOf(channel);
	const read = await inboxOf(channel.channelId).conversation(workspaceId, contactId, null);
	return read.ok ? read.value.page.messages.find((message) => message.id === id) : undefined;
}

/** Keeps a file of so many bytes and has it sent; its hash and the message's id. */
async function sendFile(
	channel: ExternalChannel,
	{ bytes, kind, text }: { bytes: number; kind: FileKind; text: string },
) {
	const content = new Uint8Array(bytes);
	content.set([0xff, 0xd8, 0xff, 0xe0]);
	const place = { workspaceId, channelId: channel.channelId };
	const limits = { maxBytes: bytes, bytes };
	const kept = await createFileStore(env)?.keep(place, new Blob([content]).stream(), limits);
	if (!kept) throw new Error("not kept");
	const id = crypto.randomUUID();
	const sent = await inboxOf(channel.channelId).send(workspaceId, "Ana", {
		id,
		contactId: await contactOf(channel),
		text,
		file: { ...kept, kind, name: "vitrine.jpg" },
	});
	if (!sent.ok) throw new Error(sent.code);
	return { id, hash: kept.hash };
}

test("a file leaves the store for Telegram as a stream of known length; then it is reacted to, and deleted", async () => {
	const channel = await createLinked("telegram");
	await callTelegram(channel.channelId, telegramText("Manda a foto?"));
	const { id, hash } = await sendFile(channel, {
		bytes: 3_000_000,
		kind: "image",
		text: "Assim *fica*",
	});
	await eventually(async () => (await messageOf(channel, id))?.status === "sent");
	const told = (what: string) => controlVendor("telegram", `${channel.externalId}/${what}`);
	expect(await told("sent")).toMatchObject([
		{ text: "Assim fica", file: { kind: "photo", name: "vitrine.jpg", sha256: hash } },
	]);
	const inbox = inboxOf(channel.channelId);
	await inbox.actOn(workspaceId, id, { kind: "reaction", emoji: "🔥" });
	await eventually(async () => ((await told("acts")) as unknown[]).length > 0);
	expect(await told("acts")).toMatchObject([{ value: "🔥" }]);
	await inbox.actOn(workspaceId, id, { kind: "deletion" });
	await eventually(async () => (await messageOf(channel, id))?.deleted);
	expect(await told("sent")).toMatchObject([{ isDeleted: true }]);
});

test("a text at Telegram gets other words", async () => {
	const channel = await createLinked("telegram");
	await callTelegram(channel.channelId, telegramText("Quanto custa?"));
	const inbox = inboxOf(channel.channelId);
	const id = crypto.randomUUID();
	const contactId = await contactOf(channel);
	await inbox.send(workspaceId, "Ana", { id, contactId, text: "R$ 10" });
	await eventually(async () => (await messageOf(channel, id))?.status === "sent");
	await inbox.actOn(workspaceId, id, { kind: "edit", text: "R$ 12" });
	await eventually(async () => (await messageOf(channel, id))?.edited);
	expect(await controlVendor("telegram", `${channel.externalId}/sent`)).toMatchObject([
		{ text: "R$ 12" },
	]);
	// Only what Telegram lists is taken as a reaction.
	const refused = await inbox.actOn(workspaceId, id, { kind: "reaction", emoji: "🥑" });
	expect(refused).toEqual({ ok: false, code: "not_supported" });
});

test("what a channel does not take is refused before it leaves: a picture as a sticker, a text below a file at Messenger", async () => {
	const bot = await createLinked("telegram");
	await callTelegram(bot.channelId, telegramText("Oi"));
	// A sticker that is no sticker: known by its bytes, said by the person.
	await expect(sendFile(bot, { bytes: 2_000, kind: "sticker", text: "" })).rejects.toThrow(
		"file_type_not_taken",
	);
	const long = { bytes: 2_000, kind: "image" as const, text: "x".repeat(1_025) };
	await expect(sendFile(bot, long)).rejects.toThrow("message_too_long");
	const page = await createLinked("messenger");
	const person = "7764406346913945";
	const told = { person, name: "Maria Souza", text: "Oi" };
	await controlVendor("messenger", `${page.externalId}/write`, told);
	const messaging = [metaText(page.externalId, "Oi", { person })];
	await callFacebook(metaBody("page", { id: page.externalId, messaging }));
	const photo = { bytes: 50_000, kind: "image" as const };
	await expect(sendFile(page, { ...photo, text: "veja" })).rejects.toThrow("not_supported");
	const { id, hash } = await sendFile(page, { ...photo, text: "" });
	await eventually(async () => (await messageOf(page, id))?.status === "sent");
	expect(await controlVendor("messenger", `${page.externalId}/sent`)).toMatchObject([
		{ file: { kind: "image", sha256: hash } },
	]);
});

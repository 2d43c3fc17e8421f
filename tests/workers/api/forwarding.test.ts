import { beforeAll, expect, test } from "vitest";
import type { ForwardMessage } from "#app/contracts/whatsapp.ts";
import { callEvolution, upsertBody } from "#tests/support/evolution-call.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { instanceOf } from "#tests/support/instance.ts";
import {
	fileMessage,
	holdQueue,
	listStored,
	makeFile,
	readFile,
	storeOf,
	streamOf,
} from "#tests/support/kept-files.ts";
import { createMember, migrate, type TestMember } from "#tests/support/sign-in.ts";
import {
	ask,
	createLinkedChannel,
	createShop,
	createTwins,
	listContacts,
	listMessages,
	readLedger,
	type Shop,
	verdict,
} from "#tests/support/two-workspaces.ts";

/** A shop with a second number, and a customer there. */
interface TwoChannels extends Shop {
	other: { channelId: string; contactId: string };
}

async function addChannel(shop: Shop): Promise<TwoChannels> {
	const channelId = await createLinkedChannel(shop.workspaceId, "Filial");
	const id = `IN${crypto.randomUUID()}`;
	await callEvolution(channelId, upsertBody(channelId, { id, text: "Bom dia" }));
	const [contact] = await listContacts(shop.member, channelId);
	return { ...shop, other: { channelId, contactId: contact?.id ?? "" } };
}

let shop: TwoChannels;
beforeAll(async () => {
	await migrate();
	shop = await addChannel(await createShop("Vocês abrem amanhã?"));
});

const bodyOf = (messageId: string, over: Partial<ForwardMessage> = {}): ForwardMessage => ({
	id: uuidv7(),
	textId: uuidv7(),
	contactId: shop.other.contactId,
	from: { channelId: shop.channelId, messageId },
	...over,
});

const forward = (
	body: ForwardMessage,
	who: Pick<TestMember, "headers"> | null = shop.member,
	channelId = shop.other.channelId,
) => ask(who, "POST", `/api/channels/${channelId}/forwards`, body);

const listForwarded = () => listMessages(shop.member, shop.other.channelId, shop.other.contactId);

/** A file in the first channel, sent there by a member; its message's id. */
async function sendFile(text = "", name = "vitrine.jpg") {
	const place = { workspaceId: shop.workspaceId, channelId: shop.channelId };
	const file = makeFile(4_000);
	const kept = await storeOf().keep(place, streamOf(file), { maxBytes: 4_000, bytes: 4_000 });
	if (!kept) throw new Error("not kept");
	const id = uuidv7();
	const { contactId, workspaceId } = shop;
	const sent = await instanceOf(shop.channelId).send(workspaceId, "Ana", {
		id,
		contactId,
		text,
		file: { ...kept, kind: "image", name },
	});
	if (!sent.ok) throw new Error(sent.code);
	return { id, hash: kept.hash };
}

test("a customer's text goes on in another channel as the member's own, once however often it is asked", async () => {
	const body = bodyOf(shop.messageId);
	for (const _ of [1, 2]) expect((await forward(body)).status).toBe(202);
	const found = (await listForwarded()).filter(({ id }) => id === body.id);
	expect(found).toMatchObject([
		{ text: "Vocês abrem amanhã?", direction: "outgoing", origin: "api", type: "text" },
	]);
	// The same ids with another message behind them are another wish.
	const { id } = await sendFile();
	const reused = await forward({ ...body, from: { channelId: shop.channelId, messageId: id } });
	expect(await verdict(reused)).toEqual({ status: 409, code: "message_id_reused" });
});

test("a file is copied from channel to channel in the store, and stays when it leaves the first one", async () => {
	const { id, hash } = await sendFile("A nova vitrine");
	const body = bodyOf(id);
	for (const _ of [1, 2]) expect((await forward(body)).status).toBe(202);
	const { workspaceId, other } = shop;
	const place = { workspaceId, channelId: other.channelId };
	expect(await listStored(place)).toContain(`files/${hash}`);
	await storeOf().remove({ workspaceId, channelId: shop.channelId }, [hash]);
	expect(await storeOf().find(place, hash)).toMatchObject({ bytes: 4_000, mimetype: "image/jpeg" });
	expect(await readFile(other.channelId, body.id)).toMatchObject({
		file: hash,
		media: { fileName: "vitrine.jpg", mimetype: "image/jpeg" },
	});
	const found = (await listForwarded()).filter((one) => one.id === body.id);
	expect(found).toMatchObject([{ type: "image", text: "A nova vitrine" }]);
	// Of what the first channel has no more, nothing can be made.
	const late = await forward(bodyOf(id));
	expect(await verdict(late)).toMatchObject({ code: "media_gone" });
});

test("a place goes on as a place", async () => {
	const place = `LOC-${crypto.randomUUID()}`;
	const where = { type: "location" as const, text: "Loja", media: { latitude: 1, longitude: 2 } };
	const told = { ...fileMessage(place), content: where };
	await instanceOf(shop.channelId).receive([told]);
	const body = bodyOf(place);
	for (const _ of [1, 2]) expect((await forward(body)).status).toBe(202);
	const found = (await listForwarded()).filter((one) => one.id === body.id);
	expect(found).toMatchObject([where]);
});

test("what is neither text nor file, was deleted, or is nobody's, is refused and leaves no trace", async () => {
	const { workspaceId, channelId } = shop;
	const before = await readLedger(shop.member, shop.other.channelId);
	const place = `OTHER-${crypto.randomUUID()}`;
	const told = { ...fileMessage(place), content: { type: "other" as const, text: "" } };
	const lost = `LOST-${crypto.randomUUID()}`;
	await instanceOf(channelId).receive([told, fileMessage(lost)]);
	expect(await verdict(await forward(bodyOf(place)))).toMatchObject({ code: "not_supported" });
	expect(await verdict(await forward(bodyOf("unknown")))).toMatchObject({ code: "not_found" });
	// Its gateway knows nothing of it.
	expect((await verdict(await forward(bodyOf(lost)))).code).toMatch(
		/^(?:unavailable|media_gone)$/u,
	);
	const stranger = bodyOf(shop.messageId, { contactId: crypto.randomUUID() });
	expect(await verdict(await forward(stranger))).toMatchObject({ code: "not_found" });
	const viewer = await createMember(workspaceId, "viewer");
	expect(await verdict(await forward(bodyOf(shop.messageId), viewer))).toMatchObject({
		status: 403,
	});
	expect(await readLedger(shop.member, shop.other.channelId)).toEqual(before);
});

test("D07 neither a foreign message is read by forwarding it, nor is anything sent in a foreign channel", async () => {
	const { own, foreign } = await createTwins();
	const before = await readLedger(foreign.member, foreign.channelId);
	const mine = await readLedger(own.member, own.channelId);
	const from = (one: Shop) => ({ channelId: one.channelId, messageId: one.messageId });
	const tries: [Partial<ForwardMessage>, string][] = [
		[{ contactId: own.contactId, from: from(foreign) }, own.channelId],
		[{ contactId: foreign.contactId, from: from(own) }, foreign.channelId],
		// A message of another workspace under the own channel's name.
		[
			{ contactId: own.contactId, from: { ...from(own), messageId: foreign.messageId } },
			own.channelId,
		],
	];
	for (const [over, channelId] of tries) {
		const answer = await forward(bodyOf("", { ...over }), own.member, channelId);
		expect(await verdict(answer)).toEqual({ status: 404, code: "not_found" });
	}
	expect(await readLedger(foreign.member, foreign.channelId)).toEqual(before);
	expect(await readLedger(own.member, own.channelId)).toEqual(mine);
});

test("a voice note that is only at the gateway yet is kept first, and goes on as a voice note", async () => {
	holdQueue();
	const { workspaceId, channelId, other } = shop;
	const messageId = `VOICE-${crypto.randomUUID()}`;
	const media = { ref: "audio:1", isVoice: true, seconds: 3 } as const;
	await instanceOf(channelId).receive([fileMessage(messageId, media, "audio")]);
	const body = bodyOf(messageId);
	expect((await forward(body)).status).toBe(202);
	const hash = (await readFile(channelId, messageId))?.file;
	expect(hash).toMatch(/^[0-9a-f]{64}$/u);
	expect(await listStored({ workspaceId, channelId: other.channelId })).toContain(`files/${hash}`);
	expect(await readFile(other.channelId, body.id)).toMatchObject({
		file: hash,
		media: { isVoice: true, seconds: 3 },
	});
});

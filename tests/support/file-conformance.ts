/** What every gateway that takes files must do, and what it must do with a message that was sent. */
import { afterAll, expect, test } from "vitest";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import type {
	ChannelGateway,
	OutgoingFile,
	Quoted,
} from "#workers/adapters/channel-gateway/port.ts";
import type { GatewayRig } from "./gateway-conformance.ts";
import { outgoingFile } from "./outgoing-file.ts";

/** A file as it reached a customer. */
export interface ReceivedFile {
	/** The vendor's word for what it is. */
	kind: string;
	/** What stands below it. */
	text: string;
	quoted?: unknown;
	sha256: string;
	/** Where the vendor tells it. */
	name?: string;
}

export interface FileRig extends GatewayRig {
	/** Files that really reached a customer. */
	receivedFiles(phone: string): Promise<ReceivedFile[]>;
	/** What was done to messages: reactions as the vendor heard them. */
	reactions?(): Promise<string[]>;
	/** What a text of ours is now; null: it was deleted. */
	textNow?(providerId: string): Promise<string | null>;
}

/** A type of each kind that a vendor may take; the first it takes is sent. */
const SAMPLES: Record<FileKind, string[]> = {
	image: ["image/jpeg"],
	video: ["video/mp4"],
	audio: ["audio/mpeg", "audio/mp4"],
	voice: ["audio/ogg", "audio/mpeg"],
	document: ["application/pdf"],
	sticker: ["image/webp"],
};

function sampleOf(kind: FileKind, files: NonNullable<GatewayCapabilities["files"]>): OutgoingFile {
	const taken = files[kind]?.mimetypes;
	const mimetype = SAMPLES[kind].find((type) => taken?.includes(type) ?? true) ?? "";
	return outgoingFile({ kind, mimetype, fileName: `Catálogo "${kind}".bin` });
}

async function accepted<T>(
	answer: Promise<{ class: "accepted"; value: T } | { class: string } | undefined> | undefined,
): Promise<T> {
	const given = await answer;
	expect(given).toMatchObject({ class: "accepted" });
	if (!given || !("value" in given)) throw new Error("no value");
	return given.value;
}

/** Both steps, where there are two. */
async function deliver(
	gateway: ChannelGateway,
	told: { to: Address; file: OutgoingFile; caption?: string; quoted?: Quoted },
) {
	const uploaded = gateway.uploadFile && (await gateway.uploadFile(told.file));
	if (uploaded && uploaded.class !== "accepted") return uploaded;
	const ref = uploaded ? uploaded.value.ref : null;
	return gateway.sendFile?.({ caption: "", clientId: "c-file", ...told, ref });
}

/** Defines the suite for one vendor; what its capabilities leave out is not asked of it. */
export function testFileConformance(
	vendor: string,
	capabilities: GatewayCapabilities,
	createRig: () => Promise<FileRig>,
): void {
	const rigs: FileRig[] = [];
	afterAll(async () => {
		for (const rig of rigs) await rig.close();
	});
	const linked = async () => {
		const rig = await createRig();
		rigs.push(rig);
		await accepted(rig.gateway.startLink());
		const to = rig.customer ?? ({ kind: "phone", value: "5511987654321" } as const);
		// Some vendors let only those be written to who wrote before.
		await rig.write(to.value, "Maria", "Oi");
		return { rig, gateway: rig.gateway, to, received: () => rig.receivedFiles(to.value) };
	};
	const kinds = Object.keys(capabilities.files ?? {}) as FileKind[];
	const { places, cards, polls } = capabilities;
	const hasItems = Boolean(places ?? cards ?? polls);

	if (kinds.length > 0) testFiles(vendor, capabilities, linked);
	if (kinds.length > 0 && capabilities.history) testFinding(vendor, capabilities, linked);
	if (capabilities.reactions) testReactions(vendor, capabilities.reactions, linked);
	if (capabilities.edits) testEdits(vendor, linked);
	if (capabilities.edits?.captions) testCaptions(vendor, capabilities, linked);
	if (capabilities.deletions) testDeletions(vendor, linked);

	test(`${vendor}: what it cannot do to a message it has no method for`, async () => {
		const { gateway } = await createRig().then((rig) => (rigs.push(rig), rig));
		expect({
			file: gateway.sendFile !== undefined,
			find: gateway.findSentFile !== undefined,
			upload: gateway.uploadFile !== undefined,
			item: gateway.sendItem !== undefined,
			findItem: gateway.findSentItem !== undefined,
			react: gateway.react !== undefined,
			edit: gateway.editText !== undefined,
			delete: gateway.deleteMessage !== undefined,
		}).toEqual({
			file: kinds.length > 0,
			find: kinds.length > 0 && capabilities.history,
			upload: capabilities.uploadsFirst === true,
			item: hasItems,
			findItem: hasItems && capabilities.history,
			react: capabilities.reactions !== undefined,
			edit: capabilities.edits !== undefined,
			delete: capabilities.deletions !== undefined,
		});
	});
}

interface Linked {
	/** Files that reached the customer. */
	received(): Promise<ReceivedFile[]>;
	rig: FileRig;
	gateway: ChannelGateway;
	to: Address;
}

function testFiles(
	vendor: string,
	{ files = {} }: GatewayCapabilities,
	linked: () => Promise<Linked>,
): void {
	const kinds = Object.keys(files) as FileKind[];

	test(`${vendor}: every kind of file it takes reaches the customer whole, with the text below it`, async () => {
		const { gateway, to, received } = await linked();
		for (const kind of kinds) {
			const caption = files[kind]?.caption ? `Aqui: ${kind}` : "";
			const file = sampleOf(kind, files);
			const sent = await accepted(deliver(gateway, { to, file, caption }));
			expect(sent.providerId).not.toBe("");
			const last = (await received()).at(-1);
			expect(last, kind).toMatchObject({ sha256: file.hash, text: caption });
		}
		expect(await received()).toHaveLength(kinds.length);
	});

	test(`${vendor}: a file that is gone from the store is refused as gone, and nothing is sent`, async () => {
		const { gateway, to, received } = await linked();
		const file = { ...sampleOf("image", files), open: () => Promise.resolve(null) };
		expect(await deliver(gateway, { to, file })).toEqual({ class: "refused", reason: "file_gone" });
		expect(await received()).toEqual([]);
	});

	test(`R05 ${vendor}: a file is not accepted while our own store cannot be reached, and nothing is sent`, async () => {
		const { gateway, to, received } = await linked();
		const file = { ...sampleOf("image", files), open: () => Promise.reject(new Error("R2")) };
		expect(await deliver(gateway, { to, file })).toMatchObject({ class: "not_accepted" });
		expect(await received()).toEqual([]);
	});

	test(`R05 ${vendor}: while it cannot be reached a file is not accepted; later it leaves once`, async () => {
		const { rig, gateway, to, received } = await linked();
		const file = sampleOf("image", files);
		await rig.trouble("unreachable");
		expect(await deliver(gateway, { to, file })).toMatchObject({ class: "not_accepted" });
		await rig.trouble("none");
		await accepted(deliver(gateway, { to, file }));
		expect((await received()).map(({ sha256 }) => sha256)).toEqual([file.hash]);
	});

	test(`R04 ${vendor}: a file whose answer is lost is unknown, and left once`, async () => {
		const { rig, gateway, to, received } = await linked();
		const file = sampleOf("image", files);
		await rig.trouble("answer_lost");
		expect(await deliver(gateway, { to, file })).toEqual({ class: "unknown" });
		await rig.trouble("none");
		expect((await received()).map(({ sha256 }) => sha256)).toEqual([file.hash]);
	});
}

function testFinding(
	vendor: string,
	{ files = {} }: GatewayCapabilities,
	linked: () => Promise<Linked>,
): void {
	test(`R04 ${vendor}: a file whose answer is lost is found among what was sent, by itself and its words`, async () => {
		const { rig, gateway, to } = await linked();
		const sinceMs = Date.now();
		await rig.trouble("answer_lost");
		const file = sampleOf("image", files);
		const caption = "Chegou?";
		expect(await deliver(gateway, { to, file, caption })).toEqual({ class: "unknown" });
		await rig.trouble("none");
		const other = sampleOf("document", files);
		await accepted(deliver(gateway, { to, file: other, caption }));
		const look = { addresses: [to], file, caption, sinceMs, isTaken: () => false };
		const found = await accepted(gateway.findSentFile?.(look));
		expect(found?.providerId).toBeTruthy();
		const later = await accepted(gateway.findSentFile?.({ ...look, file: other }));
		expect(later?.providerId).not.toBe(found?.providerId);
		const isTaken = (providerId: string) => providerId === found?.providerId;
		expect(await accepted(gateway.findSentFile?.({ ...look, isTaken }))).toBeNull();
		expect(await accepted(gateway.findSentFile?.({ ...look, caption: "nunca" }))).toBeNull();
		const shorter = outgoingFile({ kind: "document", mimetype: other.mimetype, bytes: 9 });
		expect(await accepted(gateway.findSentFile?.({ ...look, file: shorter }))).toBeNull();
		await rig.trouble("unreachable");
		expect(await gateway.findSentFile?.(look)).toMatchObject({ class: "not_accepted" });
		await rig.trouble("none");
	});
}

/** A text of ours, as acts on it name it. */
async function sendOne({ gateway, to }: Linked, text: string): Promise<Quoted> {
	const sent = await accepted(gateway.sendText({ to, text, clientId: "c1" }));
	return { providerId: sent.providerId, fromMe: true, address: to };
}

function testReactions(
	vendor: string,
	offered: true | readonly string[],
	linked: () => Promise<Linked>,
): void {
	test(`${vendor}: a message is reacted to, and the reaction taken back`, async () => {
		const one = await linked();
		const target = await sendOne(one, "Chegou");
		const emoji = offered === true ? "👍" : (offered[0] ?? "");
		await accepted(one.gateway.react?.({ target, emoji }));
		await accepted(one.gateway.react?.({ target, emoji: "" }));
		const plain = (told: string) => told.replaceAll("\uFE0F", "");
		expect((await one.rig.reactions?.())?.map(plain)).toEqual([plain(emoji), ""]);
	});
}

function testEdits(vendor: string, linked: () => Promise<Linked>): void {
	test(`${vendor}: a text gets other words, and the same again changes nothing`, async () => {
		const one = await linked();
		const target = await sendOne(one, "Custa R$ 10");
		await accepted(one.gateway.editText?.({ target, text: "Custa R$ 12" }));
		await accepted(one.gateway.editText?.({ target, text: "Custa R$ 12" }));
		expect(await one.rig.textNow?.(target.providerId)).toBe("Custa R$ 12");
	});
}

function testCaptions(
	vendor: string,
	{ files = {}, edits }: GatewayCapabilities,
	linked: () => Promise<Linked>,
): void {
	test(`${vendor}: the words below a file are changed, and the file stays`, async () => {
		const one = await linked();
		for (const kind of edits?.captions ?? []) {
			const file = sampleOf(kind, files);
			const { gateway, to } = one;
			const sent = await accepted(deliver(gateway, { to, file, caption: "Antes" }));
			const target = { providerId: sent.providerId, fromMe: true, address: to };
			await accepted(gateway.editText?.({ target, text: `Depois: ${kind}` }));
			expect(await one.rig.textNow?.(sent.providerId), kind).toBe(`Depois: ${kind}`);
			expect((await one.received()).at(-1)).toMatchObject({ sha256: file.hash });
		}
	});
}

function testDeletions(vendor: string, linked: () => Promise<Linked>): void {
	test(`${vendor}: a message is deleted for everyone; one that is gone already is deleted`, async () => {
		const one = await linked();
		const target = await sendOne(one, "Engano");
		await accepted(one.gateway.deleteMessage?.({ target }));
		await accepted(one.gateway.deleteMessage?.({ target }));
		expect(await one.rig.textNow?.(target.providerId)).toBeNull();
	});
}

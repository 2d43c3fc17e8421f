import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { MAX_FILE_BYTES } from "#app/contracts/files.ts";
import { readReferral } from "#app/domain/inbox/referral.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import {
	createCountedStream,
	createKeeper,
	DOWN,
	fileMessage,
	gives,
	hashOf,
	holdQueue,
	JPEG,
	latin,
	listStored,
	makeFile,
	readFile,
	readWaiting,
	REFUSES,
	storeOf,
	streamOf,
} from "#tests/support/kept-files.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { createShop, services } from "#tests/support/two-workspaces.ts";
import type { MediaDeps } from "#workers/services/channels/media.ts";

type Gateway = MediaDeps["fetchFromGateway"];

beforeAll(migrate);
beforeEach(() => {
	holdQueue();
});

/** A number that received a file, and the job that keeps it. */
async function receiveFile(media: Parameters<typeof fileMessage>[1] = {}) {
	const { workspaceId, channelId, member } = await createShop();
	const instance = instanceOf(channelId);
	const messageId = `FILE-${crypto.randomUUID()}`;
	await instance.receive([fileMessage(messageId, media)]);
	const place = { workspaceId, channelId };
	const job = { type: "keep_file", channelType: "whatsapp", messageId, ...place } as const;
	return {
		...place,
		place,
		member,
		instance,
		messageId,
		job,
		/** Does the job, with a gateway that answers so. */
		keep: (gateway: Gateway) => createKeeper(gateway).run(job),
		file: () => readFile(channelId, messageId),
		failures: async () => (await readWaiting(channelId)).keeping[0]?.failures,
	};
}

const read = async (body: ReadableStream<Uint8Array> | null) =>
	new Uint8Array(await new Response(body).arrayBuffer());

test("M05 a received picture is in the store under its channel, without where it was taken", async () => {
	const at = await receiveFile({ mimetype: "image/png" });
	const exif = "\xff\xe1\0\x11Exif\0\0GPS -23.5";
	const sent = latin(`\xff\xd8${exif}\xff\xda\0\x04xxpicture`);
	const shown = latin("\xff\xd8\xff\xda\0\x04xxpicture");
	await at.keep(async () => gives(streamOf(sent.slice(0, 9), sent.slice(9)), sent.byteLength));
	const hash = await hashOf(shown);
	expect(await listStored(at.place)).toEqual([`files/${hash}`]);
	expect(await read(await storeOf().open(at.place, hash))).toEqual(shown);
	expect(await at.file()).toMatchObject({
		file: hash,
		media: { mimetype: "image/jpeg", bytes: shown.byteLength },
	});
});

test("the same job again asks no gateway; the same file of two messages is kept once", async () => {
	const at = await receiveFile();
	const file = makeFile(10_000);
	const gateway = vi.fn<Gateway>(async () => gives(streamOf(file)));
	await at.keep(gateway);
	await at.keep(gateway);
	expect(gateway).toHaveBeenCalledOnce();
	await at.instance.receive([fileMessage("AGAIN")]);
	await createKeeper(gateway).run({ ...at.job, messageId: "AGAIN" });
	const hash = await hashOf(file);
	expect(await listStored(at.place)).toEqual([`files/${hash}`]);
	expect((await readFile(at.channelId, "AGAIN"))?.file).toBe(hash);
});

test("a message that is deleted while its file comes leaves nothing behind but what leaves by itself", async () => {
	const at = await receiveFile();
	const file = makeFile(100);
	await at.keep(async () => {
		await at.instance.receive([{ type: "deleted", providerId: at.messageId }]);
		return gives(streamOf(file));
	});
	expect((await at.file())?.file).toBeNull();
	expect((await readWaiting(at.channelId)).leaving).toEqual([await hashOf(file)]);
});

test("a channel that is erased while a file comes has no file in the store", async () => {
	const at = await receiveFile();
	await at.keep(async () => {
		await at.instance.erase(at.workspaceId);
		return gives(streamOf(makeFile(100)));
	});
	expect(await listStored(at.place)).toEqual([]);
});

test("a job that names another workspace's channel fetches and stores nothing", async () => {
	const at = await receiveFile();
	const foreign = await createShop();
	const gateway = vi.fn<Gateway>(async () => gives(streamOf(makeFile(100))));
	await createKeeper(gateway).run({ ...at.job, workspaceId: foreign.workspaceId });
	expect(gateway).not.toHaveBeenCalled();
	expect(await listStored({ ...at.place, workspaceId: foreign.workspaceId })).toEqual([]);
	expect(await listStored(at.place)).toEqual([]);
});

test("a gateway that has it no more is told from one that cannot be asked", async () => {
	const at = await receiveFile();
	await at.keep(async () => REFUSES);
	expect(await at.failures()).toBe(1);
	const unlinked = await receiveFile();
	for (let n = 0; n < 4; n += 1) {
		const answers = [DOWN, { class: "refused", reason: "not_linked" } as const];
		await unlinked.instance.media(unlinked.workspaceId, { messageId: unlinked.messageId });
		await unlinked.keep(async () => answers[n % 2] ?? DOWN);
		expect(await unlinked.failures()).toBe(n + 1);
	}
	expect(await unlinked.file()).toMatchObject({ file: null, media: {} });
	expect((await unlinked.file())?.media).not.toHaveProperty("gone");
});

test("of a stream that breaks off nothing is kept", async () => {
	const at = await receiveFile();
	let given = 0;
	const broken = new ReadableStream<Uint8Array>({
		pull(controller) {
			given += 1;
			if (given < 10) controller.enqueue(makeFile(1_000_000));
			else controller.error(new Error("reset"));
		},
	});
	await at.keep(async () => gives(broken));
	expect(await listStored(at.place)).toEqual([]);
	expect(await at.failures()).toBe(1);
});

test("an empty file is neither kept nor asked for again", async () => {
	const empty = await receiveFile();
	await empty.keep(async () => gives(streamOf()));
	expect(await listStored(empty.place)).toEqual([]);
	expect((await readWaiting(empty.channelId)).keeping).toEqual([]);
});

test("M04 a body that is longer than it was claimed is cut off where the largest file ends", async () => {
	// Told: two hundred bytes. It never ends.
	const at = await receiveFile({ bytes: 200 });
	const piece = new Uint8Array(4 * 1024 * 1024);
	const endless = createCountedStream(Number.POSITIVE_INFINITY, (n) =>
		n === 0 ? makeFile(100) : piece,
	);
	await at.keep(async () => gives(endless.stream, 200));
	expect(endless.given()).toBeLessThanOrEqual(MAX_FILE_BYTES / piece.byteLength + 4);
	expect(endless.isCancelled()).toBe(true);
	expect(await listStored(at.place)).toEqual([]);
	expect((await at.file())?.file).toBeNull();
	// Nor is so much read a second time by itself.
	expect((await readWaiting(at.channelId)).keeping).toEqual([]);
});

test("M04 what is said to have two gigabytes is not even asked for", async () => {
	const at = await receiveFile({ bytes: 2 * 1024 ** 3 });
	const gateway = vi.fn<Gateway>(async () => gives(streamOf(makeFile(100))));
	await at.keep(gateway);
	expect(gateway).not.toHaveBeenCalled();
});

test("M04 16 MB pass from a gateway into the store, and out of it, a few megabytes at a time", async () => {
	const MB = 1024 * 1024;
	/** Four times what may be held at once. */
	const SIZE = 16;
	const at = await receiveFile();
	const store = storeOf();
	// What was asked of the gateway and has not reached the store yet is what the Worker holds.
	let stored = 0;
	let held = 0;
	const upload = vi.spyOn(store, "keep");
	upload.mockImplementation(async (place, body, limits) => {
		upload.mockRestore();
		const counted = body.pipeThrough(
			new TransformStream<Uint8Array, Uint8Array>({
				transform(piece, controller) {
					stored += piece.byteLength;
					controller.enqueue(piece);
				},
			}),
		);
		return store.keep(place, counted, limits);
	});
	const first = makeFile(MB);
	const rest = new Uint8Array(MB);
	const source = createCountedStream(SIZE, (n) => {
		held = Math.max(held, n * MB - stored);
		return n === 0 ? first : rest;
	});
	await at.keep(async () => gives(source.stream));
	expect(source.given()).toBe(SIZE);
	expect(held, "bytes on their way").toBeLessThanOrEqual(4 * MB);
	const kept = await at.file();
	expect(kept?.media).toMatchObject({ bytes: SIZE * MB, mimetype: "image/jpeg" });
	const body = await store.open(at.place, kept?.file ?? "");
	let largest = 0;
	let total = 0;
	for await (const piece of body ?? []) {
		largest = Math.max(largest, piece.byteLength);
		total += piece.byteLength;
	}
	expect(total).toBe(SIZE * MB);
	expect(largest).toBeLessThanOrEqual(4 * MB);
});

test("of one batch of jobs two files come at once, the others wait for their turn", async () => {
	const at = await receiveFile();
	const names = Array.from({ length: 6 }, (_, n) => `SIDE-${n}`);
	await at.instance.receive(names.map((name) => fileMessage(name)));
	let open = 0;
	let most = 0;
	const keeper = createKeeper(async () => {
		open += 1;
		most = Math.max(most, open);
		await scheduler.wait(20);
		open -= 1;
		return gives(streamOf(makeFile(200, JPEG)));
	});
	await Promise.all(names.map((messageId) => keeper.run({ ...at.job, messageId })));
	expect(most).toBe(2);
	for (const name of names) expect((await readFile(at.channelId, name))?.file).not.toBeNull();
});

test("the queue's own consumer keeps what the simulated phone received", async () => {
	const at = await receiveFile();
	await at.instance.receive([fileMessage("SAMPLE", { ref: "image:1" })]);
	await services().keeping.run({ ...at.job, messageId: "SAMPLE" });
	const kept = await readFile(at.channelId, "SAMPLE");
	expect(await listStored(at.place)).toEqual([`files/${kept?.file}`]);
});

test("I22 the picture of an ad is kept from the web as a picture alone, and no gateway is asked", async () => {
	const { workspaceId, channelId } = await createShop();
	const instance = instanceOf(channelId);
	const place = { workspaceId, channelId };
	const url = "https://scontent.xx.fbcdn.net/v/ad.jpg";
	const receive = async (id: string) => {
		const referral = readReferral({ sourceId: "111", headline: "Oferta", pictureUrl: url });
		await instance.receive([incoming({ providerId: id, ...(referral && { referral }) })]);
		return { type: "keep_file", channelType: "whatsapp", messageId: `ad:${id}`, ...place } as const;
	};
	const asked: string[] = [];
	const webWith = (bytes: Uint8Array) =>
		createKeeper(
			() => Promise.reject(new Error("no gateway is asked")),
			async (address) => {
				asked.push(address);
				return { kind: "document", address, type: "image/jpeg", charset: null, bytes };
			},
		);
	const picture = makeFile(2_000);
	const job = await receive("A1");
	for (const _ of [1, 2]) await webWith(picture).run(job);
	expect(asked).toEqual([url]);
	expect(await readFile(channelId, "ad:A1")).toMatchObject({ file: await hashOf(picture) });
	// What says to be a picture and is none is not kept.
	const page = await receive("A2");
	await webWith(new TextEncoder().encode("<script>alert(1)</script>")).run(page);
	expect(await readFile(channelId, "ad:A2")).toMatchObject({ file: null });
	expect(await listStored(place)).toHaveLength(1);
});

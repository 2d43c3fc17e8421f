import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createFileStore } from "#workers/adapters/file-store/index.ts";
import { inBucket } from "#workers/adapters/file-store/leaving.ts";
import { PART_BYTES } from "#app/contracts/files.ts";
import type { FilePlace } from "#workers/adapters/file-store/port.ts";
import { createR2Store } from "#workers/adapters/file-store/r2.ts";
import { createCountedStream } from "#tests/support/kept-files.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A store and a channel of its own. */
function setUp() {
	const store = createFileStore(env);
	if (!store) throw new Error("MEDIA is not bound.");
	const place: FilePlace = { workspaceId: crypto.randomUUID(), channelId: crypto.randomUUID() };
	return { store, place };
}

/** A picture of this many bytes, by its head; no two are equal. */
function makeFile(bytes: number): Uint8Array<ArrayBuffer> {
	const file = new Uint8Array(bytes);
	for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(file.subarray(at, at + 65_536));
	file.set(PNG.slice(0, bytes));
	return file;
}

async function hashOf(file: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", file);
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const stream = (...chunks: Uint8Array<ArrayBuffer>[]) =>
	new ReadableStream<Uint8Array>({
		start(controller) {
			for (const chunk of chunks) controller.enqueue(chunk);
			controller.close();
		},
	});

const partOf = (file: Uint8Array<ArrayBuffer>, part: number) =>
	stream(file.slice(part * PART_BYTES, (part + 1) * PART_BYTES));

const read = async (body: ReadableStream<Uint8Array> | null) =>
	new Uint8Array(await new Response(body).arrayBuffer());

test("parts in any order and more than once become the file, which is read in spans", async () => {
	const { store, place } = setUp();
	const file = makeFile(2 * PART_BYTES + 10);
	const upload = { hash: await hashOf(file), bytes: file.byteLength };
	expect(await store.find(place, upload.hash)).toBeNull();
	for (const part of [2, 0, 0, 1])
		expect(await store.putPart(place, upload, part, partOf(file, part))).toBe(true);
	expect(await store.listParts(place, upload)).toEqual([0, 1, 2]);
	const kept = { ...upload, mimetype: "image/png" };
	expect(await store.endUpload(place, upload)).toEqual(kept);
	// The answer was lost: asked again, with no parts left.
	expect(await store.listParts(place, upload)).toEqual([]);
	expect(await store.endUpload(place, upload)).toEqual(kept);
	expect(await store.find(place, upload.hash)).toEqual(kept);
	expect(await hashOf(await read(await store.open(place, upload.hash)))).toBe(upload.hash);
	const span = { from: PART_BYTES - 2, length: 4 };
	const piece = await read(await store.open(place, upload.hash, span));
	expect(piece).toEqual(file.slice(span.from, span.from + span.length));
});

test("a part of another length, or beyond the end, is not kept", async () => {
	const { store, place } = setUp();
	const file = makeFile(PART_BYTES + 5);
	const upload = { hash: await hashOf(file), bytes: file.byteLength };
	expect(await store.putPart(place, upload, 1, stream(file.slice(0, 4)))).toBe(false);
	expect(await store.putPart(place, upload, 1, stream(file.slice(0, 6)))).toBe(false);
	expect(await store.putPart(place, upload, 2, stream(file.slice(0, 5)))).toBe(false);
	expect(await store.putPart(place, upload, -1, stream(file.slice(0, 5)))).toBe(false);
	expect(await store.listParts(place, upload)).toEqual([]);
});

test("nothing is made of missing parts; other bytes than the hash says are dropped", async () => {
	const { store, place } = setUp();
	const file = makeFile(PART_BYTES + 5);
	const upload = { hash: await hashOf(file), bytes: file.byteLength };
	await store.putPart(place, upload, 0, partOf(file, 0));
	expect(await store.endUpload(place, upload)).toBe("missing");
	await store.putPart(place, upload, 1, stream(new Uint8Array(5)));
	expect(await store.endUpload(place, upload)).toBe("damaged");
	expect(await store.find(place, upload.hash)).toBeNull();
	expect(await store.listParts(place, upload)).toEqual([]);
});

test("what arrives by itself is kept by its hash, once; too much of it or nothing is not", async () => {
	const { store, place } = setUp();
	const file = makeFile(6 * 1024 * 1024);
	const hash = await hashOf(file);
	const chunks = [file.slice(0, 1000), file.slice(1000)];
	const limits = { maxBytes: file.byteLength, bytes: null };
	const kept = { hash, bytes: file.byteLength, mimetype: "image/png" };
	expect(await store.keep(place, stream(...chunks), limits)).toEqual(kept);
	expect(await store.keep(place, stream(file), limits)).toEqual(kept);
	const less = { maxBytes: file.byteLength - 1, bytes: null };
	expect(await store.keep(place, stream(...chunks), less)).toBeNull();
	expect(await store.keep(place, stream(), limits)).toBeNull();
	expect(await store.keep(place, stream(file), { ...less, bytes: file.byteLength })).toBeNull();
	expect(await hashOf(await read(await store.open(place, hash)))).toBe(hash);
	const { objects } = await env.MEDIA.list({ prefix: `workspaces/${place.workspaceId}/` });
	expect(objects).toHaveLength(1);
});

test("D19 another channel has it only by a copy; it goes by hash or with its channel", async () => {
	const { store, place } = setUp();
	const other = { ...place, channelId: crypto.randomUUID() };
	const file = makeFile(100);
	const hash = await hashOf(file);
	await store.keep(place, stream(file), { maxBytes: 1000, bytes: 100 });
	expect(await store.find(other, hash)).toBeNull();
	expect(await store.copy(place, hash, other)).toMatchObject({ hash, mimetype: "image/png" });
	expect(await store.copy(place, "0".repeat(64), other)).toBeNull();
	await store.remove(place, [hash, "0".repeat(64)]);
	expect(await store.open(place, hash)).toBeNull();
	const upload = { hash: "1".repeat(64), bytes: 3 };
	await store.putPart(other, upload, 0, stream(new Uint8Array(3)));
	const leaving = inBucket(env.MEDIA);
	// What is unfinished goes last.
	const counts = [await leaving.removeSome(other), await leaving.removeSome(other)];
	expect([...counts, await leaving.removeSome(other)]).toEqual([1, 1, 0]);
	expect(await store.find(other, hash)).toBeNull();
	expect(await store.listParts(other, upload)).toEqual([]);
});

/** A bucket in which everything has `bytes` and all parts have come; counts what left it and has not come back. */
function createCountingBucket(bytes: number) {
	const piece = new Uint8Array(65_536);
	const told = { left: 0, back: 0, most: 0 };
	const give = (length: number) =>
		createCountedStream(Math.ceil(length / piece.byteLength), () => {
			told.left += piece.byteLength;
			return piece;
		}).stream;
	const bucket: Partial<Record<keyof R2Bucket, unknown>> = {
		head: async () => null,
		list: async ({ prefix, limit = 0 }: R2ListOptions) => ({
			objects: Array.from({ length: limit }, (_, n) => ({
				key: `${prefix}${String(n).padStart(5, "0")}`,
				size: PART_BYTES,
			})),
		}),
		get: async (key: string, options?: { range: R2Range }) =>
			options
				? new Response(piece.slice(0, 32))
				: { size: bytes, body: give(key.includes("/uploads/") ? PART_BYTES : bytes) },
		async put(_: string, body: ReadableStream<Uint8Array>) {
			for await (const chunk of body) {
				told.back += chunk.byteLength;
				told.most = Math.max(told.most, told.left - told.back);
			}
		},
		delete: async () => undefined,
	};
	return { store: createR2Store(bucket as R2Bucket), told };
}

test("M04 what is made of its parts, or copied to another channel, is in memory by a part at most", async () => {
	const bytes = 64 * PART_BYTES;
	const place: FilePlace = { workspaceId: "w", channelId: "c" };
	const hash = "a".repeat(64);
	const ended = createCountingBucket(bytes);
	expect(await ended.store.endUpload(place, { hash, bytes })).toMatchObject({ hash, bytes });
	const copied = createCountingBucket(bytes);
	expect(await copied.store.copy(place, hash, { ...place, channelId: "d" })).toMatchObject({
		bytes,
	});
	for (const { told } of [ended, copied]) {
		expect(told.back).toBe(bytes);
		expect(told.most).toBeLessThanOrEqual(PART_BYTES);
	}
});

import { createHash } from "node:crypto";
import { PART_BYTES } from "#app/contracts/files.ts";
import { sniffMedia, SNIFFED_BYTES } from "#app/domain/inbox/media-type.ts";
import { nameOfRendering, RENDERING_SIZES } from "#app/domain/inbox/rendering.ts";
import { channelFolder, fileKey, UNFINISHED } from "./keys.ts";
import {
	type FilePlace,
	type FileSpan,
	type FileStore,
	type FileUpload,
	type KeptFile,
} from "./port.ts";

/** What R2 deletes in one call. */
const DELETED_AT_ONCE = 1000;

const unfinishedOf = (place: FilePlace): string => UNFINISHED + channelFolder(place);
const uploadOf = (place: FilePlace, { hash, bytes }: FileUpload): string =>
	`${unfinishedOf(place)}/uploads/${hash}-${bytes}/`;
/** Numbers of equal width, so that a listing is in their order. */
const partKey = (place: FilePlace, upload: FileUpload, part: number): string =>
	uploadOf(place, upload) + String(part).padStart(5, "0");

export const countParts = ({ bytes }: Pick<FileUpload, "bytes">): number =>
	Math.ceil(bytes / PART_BYTES);

const lengthOf = (upload: FileUpload, part: number): number =>
	Math.min(PART_BYTES, upload.bytes - part * PART_BYTES);

/** The store in an R2 bucket, which is private: what it holds is read through the Worker alone. */
export function createR2Store(bucket: R2Bucket): FileStore {
	async function describe(place: FilePlace, hash: string): Promise<KeptFile | null> {
		const head = await bucket.head(fileKey(place, hash));
		return head && { hash, bytes: head.size, mimetype: head.httpMetadata?.contentType ?? "" };
	}

	/** Moves what stands at a key of its own to the key of its hash. R2 copies nothing by itself: it streams through here. */
	async function adopt(place: FilePlace, from: string, hash: string): Promise<KeptFile> {
		const source = await bucket.get(from);
		if (!source) throw new Error("A file that was just stored is missing.");
		const head = await bucket.get(from, { range: { offset: 0, length: SNIFFED_BYTES } });
		const { mimetype } = sniffMedia(new Uint8Array((await head?.arrayBuffer()) ?? []));
		await bucket.put(fileKey(place, hash), source.body, {
			httpMetadata: { contentType: mimetype },
			sha256: hash,
		});
		await bucket.delete(from);
		return { hash, bytes: source.size, mimetype };
	}

	/** The parts one after the other, each read only once the one before is through. */
	function joinParts(
		place: FilePlace,
		upload: FileUpload,
	): { body: ReadableStream<Uint8Array>; done: Promise<void> } {
		const { readable, writable } = new FixedLengthStream(upload.bytes);
		const pour = async (): Promise<void> => {
			for (let part = 0; part < countParts(upload); part += 1) {
				const stored = await bucket.get(partKey(place, upload, part));
				if (!stored) throw new Error("A part is missing.");
				await stored.body.pipeTo(writable, { preventClose: true });
			}
			await writable.close();
		};
		const done = pour().catch(async (error: unknown) => {
			await writable.abort(error).catch(() => null);
			throw error;
		});
		return { body: readable, done };
	}

	async function listParts(place: FilePlace, upload: FileUpload): Promise<number[]> {
		const prefix = uploadOf(place, upload);
		const { objects } = await bucket.list({ prefix, limit: countParts(upload) });
		return objects
			.filter(({ key, size }) => size === lengthOf(upload, Number(key.slice(prefix.length))))
			.map(({ key }) => Number(key.slice(prefix.length)));
	}

	async function dropParts(place: FilePlace, upload: FileUpload): Promise<void> {
		const prefix = uploadOf(place, upload);
		const { objects } = await bucket.list({ prefix, limit: countParts(upload) });
		if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
	}

	return {
		find: describe,

		async open(place, hash, span?: FileSpan) {
			const range = span && { offset: span.from, length: span.length };
			const found = await bucket.get(fileKey(place, hash), range && { range });
			return found && found.body;
		},

		async keep(place, body, { maxBytes, bytes }) {
			if (bytes !== null && (bytes > maxBytes || bytes === 0)) {
				await body.cancel();
				return null;
			}
			const key = `${unfinishedOf(place)}/arriving/${crypto.randomUUID()}`;
			const stored = await receive(bucket, key, body, maxBytes);
			if (stored === null) return null;
			const known = await describe(place, stored);
			if (!known) return adopt(place, key, stored);
			await bucket.delete(key);
			return known;
		},

		listParts,

		async putPart(place, upload, part, body) {
			const isOne = Number.isInteger(part) && part >= 0 && part < countParts(upload);
			const bytes = isOne ? await readExactly(body, lengthOf(upload, part)) : null;
			if (bytes === null) return false;
			await bucket.put(partKey(place, upload, part), bytes);
			return true;
		},

		async endUpload(place, upload) {
			const kept = await describe(place, upload.hash);
			if (kept) {
				await dropParts(place, upload);
				return kept;
			}
			const parts = await listParts(place, upload);
			if (parts.length < countParts(upload)) return "missing";
			const first = await bucket.get(partKey(place, upload, 0), {
				range: { offset: 0, length: Math.min(SNIFFED_BYTES, upload.bytes) },
			});
			const { mimetype } = sniffMedia(new Uint8Array((await first?.arrayBuffer()) ?? []));
			const { body, done } = joinParts(place, upload);
			const stored = bucket.put(fileKey(place, upload.hash), body, {
				httpMetadata: { contentType: mimetype },
				sha256: upload.hash,
			});
			const [put, poured] = await Promise.allSettled([stored, done]);
			if (poured.status === "rejected") throw poured.reason;
			await dropParts(place, upload);
			// The store itself compares the hash, and keeps nothing that has another one.
			if (put.status === "rejected") return "damaged";
			return { hash: upload.hash, bytes: upload.bytes, mimetype };
		},

		async put(place, name, { bytes, mimetype }) {
			await bucket.put(fileKey(place, name), bytes, { httpMetadata: { contentType: mimetype } });
			return { hash: name, bytes: bytes.byteLength, mimetype };
		},

		async copy(from, hash, to) {
			const known = await describe(to, hash);
			if (known) return known;
			const source = await bucket.get(fileKey(from, hash));
			if (!source) return null;
			const mimetype = source.httpMetadata?.contentType ?? "";
			await bucket.put(fileKey(to, hash), source.body, {
				httpMetadata: { contentType: mimetype },
				sha256: hash,
			});
			return { hash, bytes: source.size, mimetype };
		},

		async remove(place, hashes) {
			const keys = hashes.flatMap((hash) =>
				[hash, ...RENDERING_SIZES.map((size) => nameOfRendering(hash, size))].map((name) =>
					fileKey(place, name),
				),
			);
			for (let at = 0; at < keys.length; at += DELETED_AT_ONCE)
				await bucket.delete(keys.slice(at, at + DELETED_AT_ONCE));
		},
	};
}

/** All of a stream that has just this many bytes, which is a part at most; null: it has not. */
async function readExactly(
	body: ReadableStream<Uint8Array>,
	length: number,
): Promise<Uint8Array | null> {
	const bytes = new Uint8Array(length);
	let filled = 0;
	for await (const chunk of body) {
		if (filled + chunk.byteLength > length) return null;
		bytes.set(chunk, filled);
		filled += chunk.byteLength;
	}
	return filled === length ? bytes : null;
}

/** Parts of a multipart upload in R2 have this length, the last one excepted. */
const CHUNK_BYTES = 5 * 1024 * 1024;

/**
 * Stores a stream of unknown length and hash; answers its hash, or null when it was longer than `maxBytes` or empty. What is
 * in memory is one chunk.
 */
async function receive(
	bucket: R2Bucket,
	key: string,
	body: ReadableStream<Uint8Array>,
	maxBytes: number,
): Promise<string | null> {
	const digest = createHash("sha256");
	const upload = await bucket.createMultipartUpload(key);
	const parts: R2UploadedPart[] = [];
	const chunk = new Uint8Array(CHUNK_BYTES);
	let filled = 0;
	let total = 0;
	const flush = async (): Promise<void> => {
		parts.push(await upload.uploadPart(parts.length + 1, chunk.slice(0, filled)));
		filled = 0;
	};
	try {
		for await (const bytes of body) {
			total += bytes.byteLength;
			if (total > maxBytes) break;
			digest.update(bytes);
			for (let at = 0; at < bytes.byteLength;) {
				const piece = bytes.subarray(at, at + CHUNK_BYTES - filled);
				chunk.set(piece, filled);
				filled += piece.byteLength;
				at += piece.byteLength;
				if (filled === CHUNK_BYTES) await flush();
			}
		}
		if (total === 0 || total > maxBytes) {
			await upload.abort();
			return null;
		}
		if (filled > 0) await flush();
		await upload.complete(parts);
		return digest.digest("hex");
	} catch (error) {
		await upload.abort().catch(() => null);
		throw error;
	}
}

import {
	ANIMATION_BYTES,
	isAnimated,
	isRendered,
	isSmallFormOf,
	MAX_SMALL_BYTES,
	nameOfRendering,
	type RenderingSize,
} from "#app/domain/inbox/rendering.ts";
import { sniffMedia, SNIFFED_BYTES } from "#app/domain/inbox/media-type.ts";
import { PICTURE_HEAD_BYTES, readPictureSize } from "#app/domain/inbox/picture-size.ts";
import type { FilePlace, FileStore, KeptFile } from "#workers/adapters/file-store/port.ts";
import type { Renderer } from "#workers/adapters/renderer/port.ts";
import { openStream, readWhole, TooLargeError } from "./media-stream.ts";

export interface RenderingsDeps {
	/** Null: this installation keeps no files. */
	files: Pick<FileStore, "find" | "open" | "put" | "remove"> | null;
	/** Null: it has none; then the browser that uploads a picture brings its small form along. */
	renderer: Renderer | null;
}

/** What a browser may bring as a small form. */
const BROUGHT = new Set(["image/jpeg", "image/webp"]);

/** Smaller forms of kept pictures, made when they are first asked for. Methods throw when the store fails. */
export function createRenderings({ files, renderer }: RenderingsDeps) {
	/** A file that left meanwhile takes its form along: nobody else would remove it. */
	async function putBeside(
		store: NonNullable<typeof files>,
		owner: FilePlace,
		hash: string,
		form: { size: RenderingSize; bytes: Uint8Array<ArrayBuffer>; mimetype: string },
	): Promise<KeptFile | null> {
		const { size, bytes, mimetype } = form;
		const kept = await store.put(owner, nameOfRendering(hash, size), { bytes, mimetype });
		if ((await store.find(owner, hash)) !== null) return kept;
		await store.remove(owner, [hash]);
		return null;
	}

	async function make(
		owner: FilePlace,
		hash: string,
		size: RenderingSize,
	): Promise<KeptFile | null> {
		const original = renderer && (await files?.find(owner, hash));
		if (!files || !original || !isRendered(original, size)) return null;
		const start = await files.open(owner, hash, { from: 0, length: ANIMATION_BYTES });
		if (!start || isAnimated(await readWhole(start))) return null;
		const body = await files.open(owner, hash);
		const made = body && (await renderer.render(body, size));
		return made && putBeside(files, owner, hash, { size, ...made });
	}

	return {
		/** A form of a picture, by whose `hash` it is read from the store; null: the picture is shown as it is. */
		async find(owner: FilePlace, hash: string, size: RenderingSize): Promise<KeptFile | null> {
			// Large ones are brought by nobody.
			if (!files || (renderer === null && size === "large")) return null;
			return (
				(await files.find(owner, nameOfRendering(hash, size))) ?? (await make(owner, hash, size))
			);
		},

		/** Whether browsers are to bring small forms. */
		wantsSmall: files !== null && renderer === null,

		/**
		 * Keeps the small form that a browser made of a picture it uploaded; the first one stays. What it shows is the member's word:
		 * only its type, its bytes and its size are compared with the picture's. `missing`: the channel has not its file; `unfit`:
		 * it is no small form of it.
		 */
		async keepSmall(
			owner: FilePlace,
			hash: string,
			body: ReadableStream<Uint8Array>,
		): Promise<"kept" | "missing" | "unfit"> {
			const bytes = await readSmall(body);
			const original = await files?.find(owner, hash);
			if (!files || !original) return "missing";
			const isWanted = renderer === null && isRendered(original, "small");
			if (!isWanted || (await files.find(owner, nameOfRendering(hash, "small")))) return "kept";
			const mimetype = bytes && sniffMedia(bytes).mimetype;
			if (!bytes || !mimetype || !BROUGHT.has(mimetype) || isAnimated(bytes)) return "unfit";
			const start = await files.open(owner, hash, { from: 0, length: PICTURE_HEAD_BYTES });
			const size = start && readPictureSize(await readWhole(start), original.mimetype);
			const form = readPictureSize(bytes, mimetype);
			if (!size || !form || !isSmallFormOf(form, size)) return "unfit";
			const kept = await putBeside(files, owner, hash, { size: "small", bytes, mimetype });
			return kept ? "kept" : "missing";
		},
	};
}

export type Renderings = ReturnType<typeof createRenderings>;

/** Null: it is longer than a small form may be. */
async function readSmall(
	body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | null> {
	try {
		return await readWhole((await openStream(body, SNIFFED_BYTES, MAX_SMALL_BYTES)).body);
	} catch (error) {
		if (error instanceof TooLargeError) return null;
		throw error;
	}
}

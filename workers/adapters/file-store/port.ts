/**
 * Where the bytes of messages' files are kept: private, by hash within their channel. Nothing of a file stands in D1, KV,
 * queues or an object's SQLite. Every method rejects when the store cannot be reached.
 */
export interface FilePlace {
	workspaceId: string;
	/** Of the workspace's library there is a word in its place (libraryOf). */
	channelId: string;
	/** What this visitor of a webchat uploads, until a message brings it; left out: the channel's own files. */
	visitorId?: string;
}

/** What is known of a kept file; the type is read from its bytes. */
export interface KeptFile {
	/** SHA-256, lower-case hexadecimal. */
	hash: string;
	bytes: number;
	mimetype: string;
}

/** A span of a file, bytes; `from` is the first one. */
export interface FileSpan {
	from: number;
	length: number;
}

/** A file that arrives in parts; the parts may come in any order and more than once. */
export interface FileUpload {
	hash: string;
	bytes: number;
}

export interface FileStore {
	/** Null: it is not kept. */
	find(place: FilePlace, hash: string): Promise<KeptFile | null>;
	/** The bytes, or a span of them; null: it is not kept. */
	open(place: FilePlace, hash: string, span?: FileSpan): Promise<ReadableStream<Uint8Array> | null>;
	/**
	 * Keeps what a stream brings, whatever its hash is. Null: it is longer than `maxBytes`, or empty; nothing is kept then.
	 * @param bytes how many there are, where that is known
	 */
	keep(
		place: FilePlace,
		body: ReadableStream<Uint8Array>,
		limits: { maxBytes: number; bytes: number | null },
	): Promise<KeptFile | null>;
	/** Which parts of an upload have arrived, by number from 0. */
	listParts(place: FilePlace, upload: FileUpload): Promise<number[]>;
	/** Keeps one part; the same again replaces it. False: it has another length than this part must have. */
	putPart(
		place: FilePlace,
		upload: FileUpload,
		part: number,
		body: ReadableStream<Uint8Array>,
	): Promise<boolean>;
	/**
	 * Makes a file of its parts. `missing`: not all are there; `damaged`: together they have another hash, and are dropped.
	 * The same again, after an answer that was lost, answers the file that is kept.
	 */
	endUpload(place: FilePlace, upload: FileUpload): Promise<KeptFile | "missing" | "damaged">;
	/** Keeps a few bytes under a name of their own, as the form of a picture (rendering.ts); the same again replaces it. */
	put(
		place: FilePlace,
		name: string,
		file: { bytes: Uint8Array<ArrayBuffer>; mimetype: string },
	): Promise<KeptFile>;
	/** The same file for another channel; null: it is not kept. */
	copy(from: FilePlace, hash: string, to: FilePlace): Promise<KeptFile | null>;
	/** Removes files with their renderings; those that are gone already are no error. */
	remove(place: FilePlace, hashes: readonly string[]): Promise<void>;
}

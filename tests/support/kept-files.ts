import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { MessageJob } from "#app/contracts/jobs.ts";
import type { MessageContent } from "#app/domain/inbox/message.ts";
import { createFileStore } from "#workers/adapters/file-store/index.ts";
import type { FilePlace } from "#workers/adapters/file-store/port.ts";
import type { GatewayAnswer, GatewayMedia } from "#workers/adapters/channel-gateway/port.ts";
import { createKeeping } from "#workers/services/channels/keeping.ts";
import type { FetchDocument } from "#workers/adapters/website/fetch-document.ts";
import type { MediaDeps } from "#workers/services/channels/media.ts";
import { incoming, instanceOf } from "./instance.ts";

export const JPEG = [0xff, 0xd8, 0xff, 0xdb, 0x00, 0x02, 0xff, 0xda];

export const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** A file of this many bytes that begins like one of a kind; no two are equal. */
export function makeFile(bytes: number, head: readonly number[] = JPEG): Uint8Array<ArrayBuffer> {
	const file = new Uint8Array(bytes);
	for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(file.subarray(at, at + 65_536));
	file.set(head.slice(0, bytes));
	return file;
}

export async function hashOf(file: Uint8Array<ArrayBuffer>): Promise<string> {
	return Buffer.from(await crypto.subtle.digest("SHA-256", file)).toString("hex");
}

export const streamOf = (...pieces: Uint8Array[]): ReadableStream<Uint8Array> =>
	new ReadableStream<Uint8Array>({
		start(controller) {
			for (const piece of pieces) controller.enqueue(piece);
			controller.close();
		},
	});

/** A stream of `count` pieces that counts how many were asked for and are not taken yet. */
export function createCountedStream(count: number, piece: (n: number) => Uint8Array) {
	let given = 0;
	let isCancelled = false;
	const stream = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				if (given === count) return controller.close();
				controller.enqueue(piece(given));
				given += 1;
			},
			cancel() {
				isCancelled = true;
			},
		},
		{ highWaterMark: 0 },
	);
	return { stream, given: () => given, isCancelled: () => isCancelled };
}

export const gives = (
	body: ReadableStream<Uint8Array>,
	bytes: number | null = null,
): GatewayAnswer<GatewayMedia> => ({
	class: "accepted",
	value: { body, bytes, mimetype: "image/jpeg", fileName: null },
});

export const REFUSES = { class: "refused", reason: "rejected" } as const;
export const DOWN = { class: "not_accepted", retryAfterMs: null } as const;

/** The queue of jobs in the test's hands: what channels' objects ask for is collected, and done when the test says so. */
export function holdQueue(): {
	of(channelId: string): MessageJob[];
	refuse(isRefusing: boolean): void;
} {
	const jobs: MessageJob[] = [];
	let isRefusing = false;
	vi.spyOn(env.FACEBOOK_SYNC, "sendBatch").mockImplementation(async (messages) => {
		if (isRefusing) throw new Error("The queue takes nothing.");
		for (const { body } of messages) jobs.push(body as MessageJob);
		return undefined as never;
	});
	return {
		/** Takes the jobs of a channel out of the queue. */
		of(channelId) {
			const mine = jobs.filter((job) => job.channelId === channelId);
			for (const job of mine) jobs.splice(jobs.indexOf(job), 1);
			return mine;
		},
		refuse: (is) => void (isRefusing = is),
	};
}

/** The keeping service over the real store and the real object, with a gateway and a web that answer as a test says. */
export function createKeeper(
	fetchFromGateway: MediaDeps["fetchFromGateway"],
	fetchPicture: FetchDocument = () => Promise.reject(new Error("nothing is fetched from the web")),
) {
	return createKeeping({
		files: storeOf(),
		channel: ({ id }) => instanceOf(id),
		fetchFromGateway,
		fetchPicture,
		defer: (work) => void work.catch(() => null),
		log: () => undefined,
	});
}

export function storeOf() {
	const store = createFileStore(env);
	if (!store) throw new Error("MEDIA is not bound.");
	return store;
}

/** Keys of everything the store holds of a channel, without the part that all of them have. */
export async function listStored({ workspaceId, channelId }: FilePlace): Promise<string[]> {
	const prefix = `workspaces/${workspaceId}/channels/${channelId}/`;
	const { objects } = await env.MEDIA.list({ prefix });
	return objects.map(({ key }) => key.slice(prefix.length));
}

/** A message with a file that its gateway knows by `ref`. */
export const fileMessage = (
	providerId: string,
	media: NonNullable<MessageContent["media"]> = {},
	type: MessageContent["type"] = "image",
	sentAt = Date.now(),
) =>
	incoming({
		providerId,
		sentAt,
		content: { type, text: "", media: { ref: `m:${providerId}`, ...media } },
	});

/** What a channel's object has written of a message's file. */
export const readFile = (channelId: string, messageId: string) =>
	runInDurableObject(instanceOf(channelId), (_, { storage }) => {
		const [row] = storage.sql
			.exec<{ file: string | null; media: string | null }>(
				"SELECT file, media FROM messages WHERE id = ?",
				messageId,
			)
			.toArray();
		return row && { file: row.file, media: JSON.parse(row.media ?? "null") as object | null };
	});

/** What of a channel's files waits to be kept, newest first, and what waits to leave the store. */
export const readWaiting = (channelId: string) =>
	runInDurableObject(instanceOf(channelId), (_, { storage }) => ({
		keeping: storage.sql
			.exec<{ id: string; due_at: number; failures: number }>(
				"SELECT id, due_at, failures FROM keeping ORDER BY wanted_at DESC",
			)
			.toArray(),
		leaving: storage.sql
			.exec<{ hash: string }>("SELECT hash FROM leaving_files")
			.toArray()
			.map(({ hash }) => hash),
	}));

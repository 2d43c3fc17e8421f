import type { ErrorCode } from "#app/contracts/errors.ts";
import type { VisitorVisit } from "#app/contracts/visitor-identity.ts";
import { visitorMessageId } from "#app/domain/channels/visitor.ts";
import { type FileBucket, takeFile } from "#app/domain/channels/visitor-file.ts";
import { contentOf, fileOf, type MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { contentIn } from "../ledger/rows.ts";
import { readWebchat, storeSaid } from "./visitor-socket.ts";

/** Visitors whose files are counted. Forgetting allows a visitor a few more, within what the channel takes. */
const MAX_COUNTED = 5_000;

/** How many files each visitor and all of them together send. In memory, as losing it is harmless. */
export function createFilePace() {
	const buckets = new Map<string, FileBucket>();
	let all: FileBucket | undefined;
	return {
		admits(visitorId: string, now: number): boolean {
			const mine = takeFile(buckets.get(visitorId), "visitor", now);
			if (buckets.size >= MAX_COUNTED) buckets.clear();
			buckets.set(visitorId, mine.bucket);
			if (!mine.isAllowed) return false;
			const ours = takeFile(all, "channel", now);
			all = ours.bucket;
			return ours.isAllowed;
		},
	};
}

/** Why this visit gets nothing; null: it is welcome. */
function refusalOf(channel: Channel, { origin }: VisitorVisit): ErrorCode | null {
	const webchat = readWebchat(channel);
	if (webchat === null) return "not_found";
	return origin === null || webchat.options.allowedOrigins.includes(origin) ? null : "cross_site";
}

/** Whether a visitor may upload one file more, which counts it. */
export function admitVisitorFile(channel: Channel, visit: VisitorVisit): Result<null, ErrorCode> {
	const refusal = refusalOf(channel, visit);
	if (refusal !== null) return fail(refusal);
	if (channel.inbox.isFull()) return fail("storage_full");
	const isAdmitted = channel.visitors.filePace.admits(visit.visitorId, Date.now());
	return isAdmitted ? ok(null) : fail("rate_limited");
}

/**
 * Stores the message that brings a file, once.
 * @param file null: it has left the place of uploads, so only a message that is stored already can be meant (`conflict`)
 */
export function takeVisitorFile(
	channel: Channel,
	visit: VisitorVisit,
	{ id, file }: { id: string; file: MessageFile | null },
): Result<null, ErrorCode> {
	const refusal = refusalOf(channel, visit);
	if (refusal !== null) return fail(refusal);
	const { inbox, visitors } = channel;
	const { visitorId } = visit;
	const providerId = visitorMessageId(visitorId, id);
	const known = inbox.ledger.find(providerId);
	if (known) {
		visitors.sockets.tell(visitorId, JSON.stringify(visitors.feed.repeat(known)));
		return ok(null);
	}
	if (file === null) return fail("conflict");
	if (inbox.isFull()) return fail("storage_full");
	const here = visitors.sockets.of(visitorId).flatMap((one) => visitors.sockets.read(one) ?? []);
	const page = here.find((one) => one.page !== undefined)?.page;
	const visitor = {
		visitorId,
		introduction: here.find(({ introduction }) => introduction !== null)?.introduction ?? null,
		...(page && { page }),
	};
	const said = { providerId, content: contentOf(file, ""), file: file.hash };
	storeSaid(channel, visitor, said, Date.now());
	return ok(null);
}

/** The file of a message of the visitor's own conversation; `file_gone`: the message has none (any more). */
export function findVisitorFile(
	channel: Channel,
	visit: VisitorVisit,
	messageId: string,
): Result<MessageFile, ErrorCode> {
	const refusal = refusalOf(channel, visit);
	if (refusal !== null) return fail(refusal);
	const row = channel.visitors.feed.findShown(visit.visitorId, messageId);
	if (!row) return fail("not_found");
	const file = row.file === null ? null : fileOf(contentIn(row), row.file);
	return file ? ok(file) : fail("file_gone");
}

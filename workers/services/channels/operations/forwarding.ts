import type { ErrorCode } from "#app/contracts/errors.ts";
import { ForwardMessage } from "#app/contracts/whatsapp.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { findPermitted } from "#app/domain/channels/permitted.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import type { Forwarded } from "#app/domain/inbox/forwarding.ts";
import { typeNamed } from "#app/domain/inbox/media-type.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { FilePlace, FileStore, KeptFile } from "#workers/adapters/file-store/port.ts";
import { type ChannelOperationDeps, defineOperation } from "../operation.ts";
import type { ChannelStub } from "../stub.ts";
import { tellClaim, writerOf } from "./writer.ts";

/** A message of a channel whose file, if it has one, is in our store. */
interface Source {
	place: FilePlace;
	forwarded: Forwarded;
}

/**
 * Reads what is to be forwarded; a file that is only at the gateway is kept first. `unavailable`: it cannot be fetched now;
 * `media_too_large`: it never can.
 */
async function readSource(
	channel: ChannelStub,
	place: FilePlace,
	messageId: string,
	{ keeping }: ChannelOperationDeps,
): Promise<Result<Source, ErrorCode>> {
	const { workspaceId } = place;
	const read = await channel.readForwarded(workspaceId, messageId);
	if (!read.ok) return read;
	if (read.value.file?.hash !== null) return ok({ place, forwarded: read.value });
	const kept = await keeping.keepNow(place, channel, messageId);
	if (kept !== "kept") return fail(kept === "unfit" ? "media_too_large" : "unavailable");
	const again = await channel.readForwarded(workspaceId, messageId);
	if (!again.ok) return again;
	return again.value.file?.hash === null
		? fail("unavailable")
		: ok({ place, forwarded: again.value });
}

/** The file in the store, with what its bytes said. */
async function findFile(
	{ place, forwarded }: Source,
	files: FileStore | null,
): Promise<Result<KeptFile, "files_not_kept" | "media_gone">> {
	if (!files) return fail("files_not_kept");
	const kept = await files.find(place, forwarded.file?.hash ?? "");
	return kept ? ok(kept) : fail("media_gone");
}

/**
 * Sends a message of this or another channel again, as a new one of the member's own: whoever forwards may read the one and
 * send in the other. A file is copied in the store and never leaves it for that. Every step may be repeated. Refused whole
 * where a part of the message would not get there.
 */
export const forwardMessage = defineOperation("forwardMessage", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: ForwardMessage,
	status: 202,
	async run({ channel, workspaceId, channelId, signedIn, body }, deps) {
		const { id, textId, contactId, from } = body;
		const allowed = findPermitted(signedIn, from.channelId, "read");
		if (!allowed.ok) return allowed;
		const place = { workspaceId, channelId: from.channelId };
		const reader = bySight(deps.channel(allowed.value), sightOf(signedIn));
		const source = await readSource(reader, place, from.messageId, deps);
		if (!source.ok) return source;
		const { text, file, item } = source.value.forwarded;
		const by = writerOf(signedIn);
		if (!file) return channel.send(workspaceId, by, { id, contactId, text, ...(item && { item }) });
		const kept = await findFile(source.value, deps.files);
		if (!kept.ok) return kept;
		const plan = await channel.planForward(workspaceId, { text, kind: file.kind }, kept.value);
		if (!plan.ok) return plan;
		const { kind, caption, follows } = plan.value;
		const copied = await deps.files?.copy(place, kept.value.hash, { workspaceId, channelId });
		if (!copied) return fail("media_gone");
		const sent = await channel.send(workspaceId, by, {
			id,
			contactId,
			text: caption,
			file: {
				...file,
				...copied,
				kind,
				name: file.name || `${kind}.${typeNamed(copied.mimetype).extension}`,
			},
		});
		if (!sent.ok || follows === null) return sent;
		const behind = await channel.send(workspaceId, by, { id: textId, contactId, text: follows });
		return behind.ok ? sent : behind;
	},
	after: tellClaim,
});

import { sniffMedia, SNIFFED_BYTES } from "#app/domain/inbox/media-type.ts";
import { itemOf, parseItem } from "#app/domain/inbox/outgoing-item.ts";
import { chooseKind, judgeFile, kindOf, MAX_FILE_NAME } from "#app/domain/inbox/outgoing-file.ts";
import { mediaAddress } from "../conversation/media-address.ts";
import { hasFile } from "../conversation/has-file.ts";
import { keepBytes } from "../files/bytes.ts";
import { type InboxParts, ownerOf } from "../store/inbox-context.ts";
import type { OutgoingFile } from "../store/outbox.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";

/**
 * Sends a message again to these contacts of its channel. Of a file the channel has the bytes already, so nothing is uploaded
 * but its hash. False: it is not to be had any more, or the channel does not take it.
 */
export async function forwardTo(
	parts: InboxParts,
	message: TimelineMessage,
	contactIds: readonly string[],
): Promise<boolean> {
	const { outbox } = parts;
	const item = itemOf(message);
	if (item) {
		const taken = parseItem(item, parts.capabilities);
		if (!taken.ok) return false;
		for (const id of contactIds) outbox.addItem(id, taken.value);
		return true;
	}
	if (!hasFile(message)) {
		for (const id of contactIds) outbox.add(id, message.text);
		return true;
	}
	const found = await readFile(parts, message);
	if (!found) return false;
	const { blob, facts } = found;
	const caption = parts.capabilities.files?.[facts.kind]?.caption ? message.text : "";
	for (const id of contactIds) {
		const key = crypto.randomUUID();
		await keepBytes(key, ownerOf(parts), blob);
		outbox.add(id, caption, null, { ...facts, key });
	}
	return true;
}

async function readFile(
	{ instance, capabilities }: InboxParts,
	{ id, media, type }: TimelineMessage,
): Promise<{ blob: Blob; facts: Omit<OutgoingFile, "key"> } | null> {
	const rules = capabilities.files ?? {};
	try {
		const path = mediaAddress(instance.id, id).replace(/^\/media\//u, "");
		const answer = await fetch(`/media/${path}`);
		if (!answer.ok) return null;
		const blob = await answer.blob();
		const head = new Uint8Array(await blob.slice(0, SNIFFED_BYTES).arrayBuffer());
		const { mimetype, extension } = sniffMedia(head);
		const file = { mimetype, bytes: blob.size };
		const chosen = chooseKind(file, rules);
		const own = media?.isVoice ? "voice" : type === "sticker" ? "sticker" : null;
		const kind =
			own !== null && judgeFile(file, own, rules).ok ? own : chosen.ok ? chosen.value : null;
		if (kind === null) return null;
		const name = Array.from(media?.fileName || `${type}.${extension}`)
			.slice(-MAX_FILE_NAME)
			.join("");
		const { seconds, waveform, width, height } = media ?? {};
		return {
			blob,
			facts: {
				...file,
				name,
				kind,
				...(kind === "document" && kindOf(mimetype) !== "document" && { asDocument: true }),
				...(seconds !== undefined && { seconds }),
				...(kind === "voice" && waveform && { waveform }),
				...(width !== undefined && { width }),
				...(height !== undefined && { height }),
			},
		};
	} catch {
		return null;
	}
}

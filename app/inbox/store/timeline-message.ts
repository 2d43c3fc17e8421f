import type { MessageView } from "#app/contracts/frames.ts";
import { formatSystemLine } from "#app/domain/conversations/system-line.ts";
import { compareMessages } from "#app/domain/chat/order.ts";
import { contentOfItem } from "#app/domain/inbox/outgoing-item.ts";
import type { OutboxEntry } from "./outbox.ts";

/** A message as the conversation draws it: the server's, or one still in the browser's outbox. */
export interface TimelineMessage extends MessageView {
	/** Present while only this browser has it. */
	outbox?: OutboxEntry;
}

/** The server's messages, then what is on its way, without doubling what has just arrived. */
export function withOutbox(
	messages: readonly MessageView[],
	entries: readonly OutboxEntry[],
	contactId: string,
	author: string,
	notes: { entries: readonly OutboxEntry[]; by: string } = { entries: [], by: "" },
): TimelineMessage[] {
	const known = new Set(messages.map((message) => message.id));
	const isWaiting = (entry: OutboxEntry): boolean =>
		entry.contactId === contactId && !known.has(entry.id);
	const waiting = [
		...entries.filter(isWaiting).map((entry) => drawEntry(entry, author)),
		...notes.entries.filter(isWaiting).map((entry) => drawNote(entry, author, notes.by)),
	];
	return [
		...messages.toSorted(compareMessages),
		...waiting.toSorted((one, other) => one.sentAt - other.sentAt),
	];
}

/** A note on its way: whom it names, the server reads from its text. */
function drawNote(entry: OutboxEntry, author: string, by: string): TimelineMessage {
	const text = formatSystemLine({ code: "note", text: entry.text, by, mentions: [] });
	return { ...drawEntry(entry, author), type: "system", text };
}

function drawEntry(entry: OutboxEntry, author: string): TimelineMessage {
	return {
		id: entry.id,
		contactId: entry.contactId,
		direction: "outgoing",
		...contentOf(entry),
		text: entry.text,
		status: entry.state === "failed" ? "failed" : "queued",
		failure: null,
		origin: "api",
		author,
		sentAt: entry.at,
		sortAt: entry.at,
		arrival: 0,
		quotedId: entry.quotedId,
		edited: false,
		deleted: false,
		reactions: [],
		seq: 0,
		outbox: entry,
	};
}

function contentOf({ file, item }: OutboxEntry): Pick<MessageView, "type" | "media"> {
	if (item?.type === "form") return { type: "text", media: { form: item.form } };
	if (item) {
		const { type, media } = contentOfItem(item);
		// As the server tells of it.
		const { template: _, ...told } = media ?? {};
		return { type, media: media ? told : null };
	}
	if (!file) return { type: "text", media: null };
	const { kind, mimetype, name, bytes, seconds, waveform, isGif } = file;
	const isVoice = kind === "voice";
	const media = { mimetype, fileName: name, bytes, seconds, waveform, isVoice, isGif };
	return { type: isVoice ? "audio" : kind, media };
}

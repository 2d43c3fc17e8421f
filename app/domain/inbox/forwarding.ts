// As what a message goes on that is forwarded, also to a channel of another kind.
import { fail, ok, type Result } from "../result.ts";
import {
	chooseKind,
	type FileFacts,
	type FileKind,
	type FileRefusal,
	judgeFile,
	type MessageFile,
} from "./outgoing-file.ts";
import type { OutgoingItem } from "./outgoing-item.ts";
import { parseOutgoingText } from "./outgoing-text.ts";
import { isBlank } from "./stored-text.ts";

/** As in WhatsApp: what goes to more people than this is a campaign. */
export const MOST_TARGETS = 5;

/** What a message says, apart from who said it and when. */
export interface Forwarded {
	text: string;
	/** Its file, of the kind that it is in its own channel; `hash` null: our store has it not yet. */
	file: (Omit<MessageFile, "hash"> & { hash: string | null }) | null;
	/** The place, cards or poll that it is; null: it is none. */
	item: OutgoingItem | null;
}

/** What of the target's gateway matters; see `GatewayCapabilities`. */
interface TargetRules {
	maxTextLength: number;
	maxTextBytes?: number | undefined;
	files?:
		| Partial<
				Record<
					FileKind,
					{ maxBytes: number; mimetypes?: readonly string[]; caption: boolean; maxCaption?: number }
				>
		  >
		| undefined;
}

/** `follows`: what cannot stand below the file goes behind it, as a message of its own; null: nothing does. */
interface ForwardedFile {
	kind: FileKind;
	caption: string;
	follows: string | null;
}

/**
 * As what a file goes on: as what it is where the target takes it so, else as a document. Its text stays below it where that
 * is possible. Refused whole when a part of it would be lost.
 * @param file as its bytes say
 */
export function planForwardedFile(
	{ text, kind: own }: { text: string; kind: FileKind },
	file: FileFacts,
	rules: TargetRules,
): Result<ForwardedFile, FileRefusal | "message_too_long" | "message_empty" | "invalid_request"> {
	const { files = {}, maxTextLength, maxTextBytes } = rules;
	const chosen = judgeFile(file, own, files).ok ? ok(own) : chooseKind(file, files);
	if (!chosen.ok) return fail(chosen.code);
	const kind = chosen.value;
	if (isBlank(text)) return ok({ kind, caption: "", follows: null });
	const { caption = false, maxCaption = maxTextLength } = files[kind] ?? {};
	const below = caption ? parseOutgoingText(text, maxCaption, maxTextBytes) : null;
	if (below?.ok) return ok({ kind, caption: below.value, follows: null });
	const behind = parseOutgoingText(text, maxTextLength, maxTextBytes);
	return behind.ok ? ok({ kind, caption: "", follows: behind.value }) : behind;
}

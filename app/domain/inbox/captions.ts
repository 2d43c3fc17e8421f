// Several files leave together: which text stands with which.
import type { FileKind } from "./outgoing-file.ts";

interface Captioned {
	key: string;
	kind: FileKind;
	/** Written for this file alone. */
	caption: string;
}
type Rules = Partial<Record<FileKind, { caption: boolean }>>;

/** Whether a text may stand with a file of this kind. */
export const takesCaption = (kind: FileKind, rules: Rules): boolean =>
	rules[kind]?.caption === true;

/** The file that has the composer's text with it: the first one that may have one; null: none. */
export const findCaptioned = <File extends Captioned>(
	files: readonly File[],
	rules: Rules,
): File | null => files.find(({ kind }) => takesCaption(kind, rules)) ?? null;

/**
 * What each file leaves with, in order. `text` is what the composer holds; where no file may have it, it follows them as a
 * message of its own.
 */
export function planCaptions(
	files: readonly Captioned[],
	text: string,
	rules: Rules,
): { captions: { key: string; caption: string }[]; rest: string } {
	const first = findCaptioned(files, rules);
	const captions = files.map((file) => ({
		key: file.key,
		caption:
			file === first ? text.trim() : takesCaption(file.kind, rules) ? file.caption.trim() : "",
	}));
	return { captions, rest: first === null ? text.trim() : "" };
}

/** Takes files into the tray of a conversation: named at once, then made ready one after the other. */
import type { TrayBook, TrayFile } from "../store/tray-book.ts";
import { dropBytes, keepBytes } from "./bytes.ts";
import { type FileRules, prepareFile } from "./prepare.ts";

/** As many as a person can look through. */
export const MAX_FILES = 30;

interface Intake {
	tray: TrayBook;
	contactId: string;
	/** "member.channel". */
	owner: string;
	rules: FileRules;
	/** The channel shows a film without sound as a picture that moves. */
	gifs: boolean;
}

/** One after the other, of all conversations: each picture is decoded whole. */
let last: Promise<void> = Promise.resolve();

/** Returns how many found no room. */
export function takeFiles(intake: Intake, files: readonly File[]): number {
	const { tray, contactId } = intake;
	const room = Math.max(0, MAX_FILES - tray.get(contactId).length);
	const taken = files.slice(0, room).map((file) => ({ file, key: crypto.randomUUID() }));
	const named = taken.map(({ file, key }): TrayFile => ({
		key,
		name: file.name,
		kind: "document",
		mimetype: "",
		bytes: file.size,
		caption: "",
		state: "preparing",
	}));
	tray.set(contactId, [...tray.get(contactId), ...named]);
	for (const one of taken) last = last.then(() => take(intake, one.key, one.file));
	return files.length - taken.length;
}

async function take(
	{ tray, contactId, owner, rules, gifs }: Intake,
	key: string,
	file: File,
): Promise<void> {
	const isWanted = (): boolean => tray.get(contactId).some((one) => one.key === key);
	if (!isWanted()) return;
	const prepared = await prepareFile(file, rules, gifs).catch(
		() => ({ ok: false, facts: { code: "unreadable" } }) as const,
	);
	if (prepared.ok) await keepBytes(key, owner, prepared.blob);
	// Removed meanwhile.
	if (!isWanted()) return void dropBytes(key);
	const files = tray.get(contactId);
	tray.set(
		contactId,
		files.map((one) => {
			if (one.key !== key) return one;
			const { state: _, ...known } = one;
			return prepared.ok
				? { ...known, ...prepared.facts }
				: { ...known, ...prepared.facts, state: "refused" as const };
		}),
	);
}

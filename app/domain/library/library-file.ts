// Files a workspace keeps to send them again and again, by its members and its agents.
import { typeNamed } from "../inbox/media-type.ts";
import { isBlank, oneLine } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";

export interface LibraryFile {
	id: string;
	/** SHA-256 of its bytes, lower-case hexadecimal. */
	hash: string;
	/** Unique in the workspace. */
	name: string;
	/** What agents read to know when to send it; "" for nothing. */
	description: string;
	/** As its bytes say. */
	mimetype: string;
	bytes: number;
	createdAt: number;
}

/** Stands where a channel's id would; no channel has it, as those are UUIDs. */
export const LIBRARY = "library";

/** Where the store has a workspace's library (FilePlace). */
export const libraryOf = (workspaceId: string): { workspaceId: string; channelId: string } => ({
	workspaceId,
	channelId: LIBRARY,
});

export const MAX_LIBRARY_FILES = 100;
/** The largest that every channel we know takes as something. */
export const MAX_LIBRARY_BYTES = 25 * 1024 * 1024;
/** Code points. */
export const MAX_LIBRARY_NAME = 80;
export const MAX_DESCRIPTION = 300;

const composed = (typed: string): string => oneLine(typed).normalize("NFC");

/** What somebody typed, cleaned. */
export function parseLibraryWords(typed: {
	name: string;
	description: string;
}): Result<
	{ name: string; description: string },
	"name_required" | "name_too_long" | "invalid_request"
> {
	const [name, description] = [composed(typed.name), composed(typed.description)];
	if (isBlank(name)) return fail("name_required");
	if ([...name].length > MAX_LIBRARY_NAME) return fail("name_too_long");
	if ([...description].length > MAX_DESCRIPTION) return fail("invalid_request");
	return ok({ name, description });
}

/** As it is called where it is sent: somebody may have given it a name without an ending. */
export const sentName = ({ name, mimetype }: Pick<LibraryFile, "name" | "mimetype">): string => {
	const { extension } = typeNamed(mimetype);
	return /\.[a-z0-9]{1,8}$/iu.test(name) || extension === "bin" ? name : `${name}.${extension}`;
};

/** A file's own name as one that no other file has: "Tabela.pdf", then "Tabela (2).pdf". */
export function freeName(fileName: string, taken: ReadonlySet<string>): string {
	const dot = fileName.lastIndexOf(".");
	const [stem, ending] =
		dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot).slice(0, 12)] : [fileName, ""];
	const named = (count: number): string => {
		const mark = count === 1 ? "" : ` (${count})`;
		const room = MAX_LIBRARY_NAME - [...ending].length - mark.length;
		return [...composed(stem)].slice(0, room).join("") + mark + ending;
	};
	let count = 1;
	while (taken.has(named(count))) count += 1;
	return named(count);
}

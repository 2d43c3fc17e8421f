// An agent sends a file of the workspace's library.
import type { LibraryFile } from "../../library/library-file.ts";
import { fail, ok, type Result } from "../../result.ts";
import type { ActOffer } from "./act.ts";

export const SEND_FILE = "send_file";
/** Each takes some of what a model is given to read. */
export const MAX_OFFERED_FILES = 40;

/** A library's files are called by their names, which are unique: a model writes those right, and people read them. */
export function offerSendFile(files: readonly LibraryFile[]): ActOffer {
	const offered = files.slice(0, MAX_OFFERED_FILES);
	const told = offered.map(({ name, description }) =>
		description === "" ? `"${name}"` : `"${name}": ${description}`,
	);
	return {
		name: SEND_FILE,
		description: `Envia ao cliente um arquivo da equipe, logo depois da sua resposta. Só quando ajuda no que o cliente pediu; cada arquivo uma vez por conversa, salvo se o cliente pedir de novo. Arquivos: ${told.join("; ")}`,
		parameters: {
			type: "object",
			properties: {
				file: { type: "string", enum: offered.map(({ name }) => name) },
				asked_again: {
					type: "boolean",
					description: "O cliente pediu de novo um arquivo que já recebeu",
				},
			},
			required: ["file"],
			additionalProperties: false,
		},
	};
}

/**
 * The file that a model names. Refuses with what it reads.
 * @param sent hashes of what agents sent in this conversation
 */
export function readSendFile(
	files: readonly LibraryFile[],
	sent: ReadonlySet<string>,
	given: unknown,
): Result<{ file: LibraryFile; isAgain: boolean }, string> {
	const { file: name, asked_again: again } = (given ?? {}) as {
		file?: unknown;
		asked_again?: unknown;
	};
	const file = files.slice(0, MAX_OFFERED_FILES).find((one) => one.name === name);
	if (!file) return fail("no such file");
	const isAgain = again === true;
	return sent.has(file.hash) && !isAgain
		? fail("already sent in this conversation: say that the customer has it above")
		: ok({ file, isAgain });
}

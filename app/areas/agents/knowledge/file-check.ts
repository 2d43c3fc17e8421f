/** Checks of a file before the upload; its content is read by the server. */
import type { ErrorCode } from "#app/contracts/errors.ts";
import { MAX_FILE_BYTES, MAX_PDF_BYTES } from "#app/domain/agents/knowledge-text.ts";

export const FILE_ENDINGS = [".txt", ".md", ".csv", ".pdf"] as const;

const endingOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? "";

/** Why the file would be refused; null when it may be sent. */
export function findFileProblem(file: { name: string; size: number }): ErrorCode | null {
	const ending = endingOf(file.name);
	if (!FILE_ENDINGS.some((known) => known === ending)) return "file_type_unknown";
	if (file.size === 0) return "entry_empty";
	return file.size > (ending === ".pdf" ? MAX_PDF_BYTES : MAX_FILE_BYTES) ? "too_large" : null;
}

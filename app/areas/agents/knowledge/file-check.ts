/** Checks of a file before the upload; its content is read by the server. */
import type { ErrorCode } from "#app/contracts/errors.ts";
import { KNOWLEDGE_FILES, maxBytesOf } from "#app/domain/agents/knowledge-text.ts";

export const FILE_ENDINGS = KNOWLEDGE_FILES.map((kind) => `.${kind}`);

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Why the file would be refused; null when it may be sent. */
export function findFileProblem(file: { name: string; size: number }): ErrorCode | null {
	const kind = KNOWLEDGE_FILES.find((known) => known === endingOf(file.name));
	if (!kind) return "file_type_unknown";
	if (file.size === 0) return "entry_empty";
	return file.size > maxBytesOf(kind) ? "too_large" : null;
}

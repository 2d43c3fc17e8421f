import type { ErrorCode } from "#app/contracts/errors.ts";
import { keepCatalogue } from "#app/domain/agents/catalogue/catalogue.ts";
import { type Block, type FoundEntry, toEntries } from "#app/domain/agents/document-blocks.ts";
import {
	isPdf,
	maxBytesOf,
	parseFileName,
	parseRows,
	readTextFile,
} from "#app/domain/agents/knowledge-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";

type Unread = "file_unreadable" | "file_without_text";

/** Readers of formats; none of them throws for what is in a file. */
export interface FileReaders {
	readPdf(bytes: Uint8Array): Promise<Result<string, Unread>>;
	readDocx(bytes: Uint8Array): Result<Block[], Unread>;
	readXlsx(bytes: Uint8Array): Result<Block[], Unread>;
}

async function readBlocks(
	{ readPdf, readDocx, readXlsx }: FileReaders,
	name: string,
	bytes: Uint8Array,
): Promise<Result<Block[], ErrorCode>> {
	const text = (read: Result<string, ErrorCode>): Result<Block[], ErrorCode> =>
		read.ok ? ok([{ kind: "text", text: read.value }]) : read;
	const named = parseFileName(name);
	if (!named.ok) return named;
	const { kind } = named.value;
	if (bytes.byteLength > maxBytesOf(kind)) return fail("too_large");
	switch (kind) {
		case "pdf":
			return text(isPdf(bytes) ? await readPdf(bytes) : fail("file_unreadable"));
		case "docx":
			return readDocx(bytes);
		case "xlsx":
			return readXlsx(bytes);
		case "csv": {
			const read = readTextFile(bytes);
			return read.ok ? ok([{ kind: "table", rows: parseRows(read.value) }]) : read;
		}
		case "txt":
		case "md":
			return text(readTextFile(bytes));
	}
}

/** The file's name as shown, and the entries it makes: a Word document one for each heading with text under it. */
export async function readKnowledgeFile(
	readers: FileReaders,
	file: { name: string; bytes: Uint8Array },
): Promise<Result<{ fileName: string; entries: FoundEntry[] }, ErrorCode>> {
	const named = parseFileName(file.name);
	if (!named.ok) return named;
	const { fileName, title } = named.value;
	const blocks = await readBlocks(readers, file.name, file.bytes);
	if (!blocks.ok) return blocks;
	const found = toEntries(blocks.value, title);
	return found.ok ? ok({ fileName, entries: found.value.map(keepCatalogue) }) : found;
}

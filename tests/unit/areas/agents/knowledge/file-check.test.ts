import { expect, test } from "vitest";
import { findFileProblem } from "#app/areas/agents/knowledge/file-check.ts";
import { MAX_DOCUMENT_BYTES, MAX_FILE_BYTES } from "#app/domain/agents/knowledge-text.ts";

test.each([
	["trocas.txt", 10, null],
	["TROCAS.PDF", MAX_DOCUMENT_BYTES, null],
	["tabela.csv", MAX_FILE_BYTES, null],
	["tabela.csv", MAX_FILE_BYTES + 1, "too_large"],
	["manual.pdf", MAX_DOCUMENT_BYTES + 1, "too_large"],
	["vazio.md", 0, "entry_empty"],
	["planilha.xlsx", MAX_DOCUMENT_BYTES, null],
	["manual.docx", MAX_DOCUMENT_BYTES + 1, "too_large"],
	["antiga.xls", 10, "file_type_unknown"],
	["foto.pdf.exe", 10, "file_type_unknown"],
	["sem-nome", 10, "file_type_unknown"],
])("%s of %i bytes: %s", (name, size, problem) => {
	expect(findFileProblem({ name, size })).toBe(problem);
});

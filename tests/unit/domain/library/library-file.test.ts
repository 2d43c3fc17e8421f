import { expect, test } from "vitest";
import {
	freeName,
	MAX_DESCRIPTION,
	MAX_LIBRARY_NAME,
	parseLibraryWords,
	sentName,
} from "#app/domain/library/library-file.ts";

test("a name is one line and there; a description may be empty, and neither is endless", () => {
	const parse = (name: string, description = "") => parseLibraryWords({ name, description });
	expect(parse("  Tabela\n de preços ", " Valores\tde 2026 ")).toEqual({
		ok: true,
		value: { name: "Tabela de preços", description: "Valores de 2026" },
	});
	expect(parse(" \u200b ")).toEqual({ ok: false, code: "name_required" });
	expect(parse("ç".repeat(MAX_LIBRARY_NAME + 1))).toEqual({ ok: false, code: "name_too_long" });
	const long = "ç".repeat(MAX_DESCRIPTION + 1);
	expect(parse("a", long)).toEqual({ ok: false, code: "invalid_request" });
	expect(parse("ç".repeat(MAX_LIBRARY_NAME), long.slice(1))).toMatchObject({ ok: true });
});

test("two files of the same name are told apart, and the ending stays", () => {
	expect(freeName("Tabela.pdf", new Set())).toBe("Tabela.pdf");
	expect(freeName("Tabela.pdf", new Set(["Tabela.pdf", "Tabela (2).pdf"]))).toBe("Tabela (3).pdf");
	expect(freeName("leia", new Set(["leia"]))).toBe("leia (2)");
	const long = freeName(`${"x".repeat(300)}.pdf`, new Set());
	expect([...long]).toHaveLength(MAX_LIBRARY_NAME);
	expect(long.endsWith(".pdf")).toBe(true);
});

test("what is sent has an ending, also where its name in the library has none", () => {
	const named = (name: string, mimetype: string) => sentName({ name, mimetype });
	expect(named("Tabela de preços", "application/pdf")).toBe("Tabela de preços.pdf");
	expect(named("Tabela.pdf", "application/pdf")).toBe("Tabela.pdf");
	expect(named("Planilha", "application/octet-stream")).toBe("Planilha");
});

import { expect, test } from "vitest";
import {
	describeRows,
	isPdf,
	MAX_ENTRY_CHARACTERS,
	MAX_FILE_BYTES,
	MAX_TITLE_LENGTH,
	parseEntryText,
	parseFileName,
	parseRows,
	parseTitle,
	readTextFile,
} from "#app/domain/agents/knowledge-text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test("titles are one line of 1 to 120 characters", () => {
	expect(parseTitle("  Trocas\n e devoluções ")).toEqual({
		ok: true,
		value: "Trocas e devoluções",
	});
	expect(parseTitle(" \u200B")).toEqual({ ok: false, code: "title_required" });
	expect(parseTitle("a".repeat(MAX_TITLE_LENGTH + 1))).toEqual({
		ok: false,
		code: "title_too_long",
	});
});

test("text loses what nobody sees and nothing else", () => {
	expect(parseEntryText("\uFEFFA\r\nB\tC\u202Etrocado\u0000 \n\n\n\n\n\nD <b>&amp;</b> ")).toEqual({
		ok: true,
		value: "A\nB Ctrocado\n\n\nD <b>&amp;</b>",
	});
	expect(parseEntryText(" \n\u200B")).toEqual({ ok: false, code: "entry_empty" });
	expect(parseEntryText("a".repeat(MAX_ENTRY_CHARACTERS + 1)).ok).toBe(false);
	expect(parseEntryText("a".repeat(MAX_ENTRY_CHARACTERS)).ok).toBe(true);
});

test("files are UTF-8 with or without their mark, UTF-16 with it, or Windows' Latin", () => {
	const said = { ok: true, value: "Preço: ação" };
	expect(readTextFile(utf8("Preço: ação"))).toEqual(said);
	expect(readTextFile(utf8("\uFEFFPreço: ação"))).toEqual(said);
	expect(readTextFile(latin("Preço: ação"))).toEqual(said);
	const wide = new Uint8Array([
		0xff,
		0xfe,
		...Array.from("Preço: ação").flatMap((c) => [c.charCodeAt(0), 0]),
	]);
	expect(readTextFile(wide)).toEqual(said);
});

test("F06 a file that is not what its name says is unreadable", () => {
	const unreadable = { ok: false, code: "file_unreadable" };
	expect(readTextFile(utf8("%PDF-1.7 …"))).toEqual(unreadable);
	expect(readTextFile(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toEqual(unreadable);
	expect(readTextFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]))).toEqual(unreadable);
	expect(isPdf(utf8("\n\n%PDF-1.4"))).toBe(true);
	expect(isPdf(utf8("texto"))).toBe(false);
	expect(readTextFile(new Uint8Array(MAX_FILE_BYTES + 1))).toEqual({
		ok: false,
		code: "too_large",
	});
});

test("L09 a file's name is only shown: no path, no line, no ending we do not read", () => {
	expect(parseFileName("../../etc/Tabela de preços.CSV")).toEqual({
		ok: true,
		value: { fileName: "Tabela de preços.CSV", title: "Tabela de preços", kind: "csv" },
	});
	expect(parseFileName('C:\\x\\<img src=x onerror="alert(1)">.md')).toMatchObject({
		value: { title: '<img src=x onerror="alert(1)">', kind: "md" },
	});
	expect(parseFileName("a\u202Etxt.pdf")).toMatchObject({ value: { fileName: "a txt.pdf" } });
	expect(parseFileName(".txt")).toMatchObject({ value: { title: ".txt", kind: "txt" } });
	expect(parseFileName(`${"n".repeat(500)}.txt`)).toMatchObject({
		value: { title: "n".repeat(MAX_TITLE_LENGTH), kind: "txt" },
	});
	for (const name of ["", "notas", "virus.exe", "nota.txt.exe", "nota.html", "a/.", "txt"])
		expect(parseFileName(name), name).toEqual({ ok: false, code: "file_type_unknown" });
});

test("rows of a table say their columns", () => {
	const file =
		'Produto;Preço;Obs\r\n"Bota ""Alta""";99,90;"linha 1\r\nlinha 2"\r\n;;\r\nTênis;59\r\n';
	expect(describeRows(parseRows(file))).toBe(
		'Produto: Bota "Alta"\nPreço: 99,90\nObs: linha 1 linha 2\n\nProduto: Tênis\nPreço: 59',
	);
	expect(parseRows("a,b\n1,2")).toEqual([
		["a", "b"],
		["1", "2"],
	]);
	expect(parseRows("a\tb\n1\t2")).toEqual([
		["a", "b"],
		["1", "2"],
	]);
	expect(describeRows([["só", "um"]])).toBe("só\num");
	expect(describeRows([["a"], ["1", "2"]])).toBe("a: 1\n2");
	// A quote that never ends is text to its end, not a file that is refused.
	expect(parseRows('a,b\n"1,2')).toEqual([["a", "b"], ["1,2"]]);
});

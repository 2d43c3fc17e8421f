import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hidePictures, isMeasurable } from "#workers/adapters/document-text/pdf-filters.ts";

/** Every filter that the reader of documents undoes, by all of its names, as its source has them. */
function listReadersFilters(): string[] {
	const place = new URL("pdfjs.mjs", import.meta.resolve("unpdf"));
	const [, body = ""] =
		/\bmakeFilter\([^)]*\)\{(.*?)is not supported/s.exec(readFileSync(place, "utf8")) ?? [];
	return [...body.matchAll(/case[`"' ]+(\w+)/g)].map(([, name = ""]) => name);
}

/** What we do before the reader sees a stream with this filter. */
function judge(name: string): "refused" | "hidden" | "measured" {
	const text = `<< /Length 9 /Filter /${name} >>`;
	if (!isMeasurable(text)) return "refused";
	return hidePictures(text, text) === text ? "measured" : "hidden";
}

test("F08 the reader undoes no filter that is neither measured, hidden nor refused before", () => {
	const judged = Object.groupBy(listReadersFilters(), judge);
	// `Crypt` needs an encrypted document, and those are refused.
	expect(judged.measured?.toSorted()).toEqual([
		"A85",
		"ASCII85Decode",
		"Crypt",
		"Fl",
		"FlateDecode",
	]);
	expect(judged.refused?.length).toBe(7);
	expect(judged.hidden?.length).toBe(7);
});

test.each([
	["[ /ASCII85Decode /DCTDecode ]", true],
	["[ /FlateDecode /DCTDecode ]", true],
	["[ /ASCII85Decode /LZWDecode ]", false],
	["[ /ASCII85Decode /FlateDecode /FlateDecode ]", false],
	["[ /ASCII85Decode /Unknown ]", false],
	["5 0 R", false],
])("F08 the chain %s can be measured: %s", (chain, isSure) => {
	expect(isMeasurable(`<< /Filter ${chain} >>`)).toBe(isSure);
});

test("a signature, an attachment and ordinary parameters refuse no document", () => {
	for (const text of [
		"<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached >>",
		"<< /Type /Filespec /F (nota.xml) /EF << /F 12 0 R /UF 12 0 R >> >>",
		"<< /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >> >>",
		"<< /Filter [ /JBIG2Decode ] /DecodeParms [ << /JBIG2Globals 9 0 R >> ] >>",
		"<< /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 2480 /Rows 3508 >> >>",
	])
		expect(isMeasurable(text), text).toBe(true);
});

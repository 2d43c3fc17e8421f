import type { Company } from "#app/domain/site/company.ts";
import type { pt } from "./strings.pt.ts";

/** A long text as data: the loader sends only the reader's language. */
export interface ProseTable {
	caption: string;
	head: string[];
	rows: string[][];
}
export type ProseBlock = string | { list: string[] } | { table: ProseTable };
export interface ProseDocument {
	title: string;
	purpose: string;
	updated: string;
	sections: { id: string; title: string; blocks: ProseBlock[] }[];
}

/** Values of placeholders such as `{name}`. */
export type ProseValues = Record<string, string>;

/** `{company}` and the addresses, with nothing in them that nobody wrote. */
export function listCompanyValues(company: Company, words: typeof pt.operator): ProseValues {
	const { name, taxId, address, contactEmail, supportEmail, privacyEmail } = company;
	const lines = [name, taxId && words.taxId(taxId), address];
	return {
		company: lines.filter((line) => line !== null).join(", "),
		contactEmail: contactEmail ?? words.unnamed,
		supportEmail: supportEmail ?? contactEmail ?? words.unnamed,
		privacyEmail: privacyEmail ?? contactEmail ?? words.unnamed,
	};
}

/** The document with its placeholders filled in; unknown ones stay as they are. */
export function fillProse(document: ProseDocument, values: ProseValues): ProseDocument {
	const fill = (text: string): string =>
		text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
	const fillBlock = (block: ProseBlock): ProseBlock => {
		if (typeof block === "string") return fill(block);
		if ("list" in block) return { list: block.list.map(fill) };
		const { caption, head, rows } = block.table;
		return { table: { caption, head, rows: rows.map((row) => row.map(fill)) } };
	};
	return {
		...document,
		sections: document.sections.map(({ id, title, blocks }) => ({
			id,
			title,
			blocks: blocks.map(fillBlock),
		})),
	};
}

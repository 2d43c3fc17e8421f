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

// The rows that an answer was made of, as text: what people are shown as its source, and what a model is given.
import type { AgentLanguage } from "../agent.ts";
import { describeRows } from "../knowledge-text.ts";
import type { Rows } from "../tables.ts";
import { askCatalogue } from "./ask.ts";
import { type Catalogue, mergeCatalogues, type Product, readCatalogue } from "./catalogue.ts";
import { nearProducts } from "./find-products.ts";

/** More rows tell a reader no more, and a model's prompt has to hold them. */
const MAX_ROWS = 12;

/** A table of the knowledge base that is a catalogue. */
export interface CatalogueTable {
	entryId: string;
	title: string;
	rows: Rows;
	catalogue: Catalogue;
}

/** Null for a table that is none. */
export function openTable(entryId: string, title: string, rows: Rows): CatalogueTable | null {
	const catalogue = readCatalogue(rows);
	return catalogue === null ? null : { entryId, title, rows, catalogue };
}

/** The rows of a product, "column: value" line by line. */
export interface ToldRow {
	entryId: string;
	title: string;
	text: string;
}

const tellRows = ({ entryId, title, rows }: CatalogueTable, { lines }: Product): ToldRow => {
	const [header = [], ...others] = rows;
	const own = lines.map((line) => [...(others[line] ?? [])]);
	return { entryId, title, text: describeRows([[...header], ...own]) };
};

/** The rows of products of these names, in their order, whichever tables they stand in. */
const rowsOf = (tables: readonly CatalogueTable[], names: readonly string[]): ToldRow[] =>
	names.flatMap((name) =>
		tables.flatMap((table) => {
			const product = table.catalogue.products.find((one) => one.name === name);
			return product === undefined ? [] : [tellRows(table, product)];
		}),
	);

/** What catalogues say to a message. */
export interface ToldByCatalogue {
	/** `which` asks back: several products may be meant. Null: no row knows. */
	answer: { kind: "answer" | "which"; text: string } | null;
	/** What the answer was made of; without one the rows whose names are the nearest. */
	rows: ToldRow[];
}

/** Several tables, to be asked as one catalogue. Open once, ask often: an index of names is kept with it. */
export function openCatalogue(tables: readonly CatalogueTable[]) {
	const catalogue = mergeCatalogues(tables.map((table) => table.catalogue));
	return {
		/** @param before what was asked before; "" for nothing */
		ask(
			message: string,
			{ before, language }: { before: string; language: AgentLanguage },
		): ToldByCatalogue {
			const answer = askCatalogue(message, catalogue, { language, before });
			const names =
				answer?.names ?? nearProducts(catalogue, message, MAX_ROWS).map(({ name }) => name);
			return {
				answer: answer === null ? null : { kind: answer.kind, text: answer.text },
				rows: rowsOf(tables, names).slice(0, MAX_ROWS),
			};
		},
	};
}

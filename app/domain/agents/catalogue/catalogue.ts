// The rows of a table as products, where they are some: to be asked as data and not as text.
import { fold } from "../../fold.ts";
import { isBlank } from "../../inbox/stored-text.ts";
import { describeTable, hasHeader, type Rows } from "../tables.ts";
import { parseList, parsePrice, parseStock, type Price, type Stock } from "./values.ts";

const ROLES = ["name", "price", "sizes", "colours", "stock", "category", "link"] as const;
type Role = (typeof ROLES)[number];

/** The first role whose words a header begins with has the column; the best fitting header has the role. */
const HEADERS: Record<Role, RegExp> = {
	name: /^(?:produtos?|nome|itens|item|peca|artigo|modelo|prato|sabor|servico|descricao|product|name|title|producto|nombre|articulo|service|servicio)\b/,
	price: /^(?:preco|valor|price|precio|r\$|us\$|\$|€)/,
	sizes: /^(?:tamanhos?|tam|numeracao|numeros?|grade|medidas?|sizes?|tallas?|talles?|bitola)\b/,
	colours: /^(?:cor|cores|colou?rs?|color|colores|tonalidades?)\b/,
	stock:
		/^(?:estoque|disponivel|disponibilidade|quantidade|qtde?|saldo|em estoque|stock|in stock|available|availability|quantity|qty|disponible|existencias|cantidad|tem)\b/,
	category:
		/^(?:categoria|tipo|grupo|secao|linha|departamento|category|type|group|department|rubro)\b/,
	link: /^(?:links?|url|site|pagina|endereco|web|enlace)\b/,
};
/** What a shop keeps to itself never becomes a fact. */
const PRIVATE =
	/\b(?:custos?|cost|costo|margem|margin|lucro|fornecedor(?:es)?|supplier|proveedor|markup|comissao|interno|interna|compra)\b/;

/** One row of a product: the same name in several rows has several. */
export interface Variant {
	price: Price | null;
	sizes: string[];
	colours: string[];
	stock: Stock | null;
}

export interface Product {
	name: string;
	category: string;
	link: string;
	variants: Variant[];
	/** Where its rows stand in the table, the header not counted. */
	lines: number[];
	/** What else its row says, by column. */
	details: [column: string, value: string][];
}

export interface Catalogue {
	products: Product[];
	/** What the columns tell; the name always. */
	has: ReadonlySet<Role>;
}

/** Of a longer table not all rows could be asked, and the cheapest of some is not the cheapest. */
const MAX_ROWS = 5_000;
const MIN_NAMED = 0.6;
const MIN_PRICED = 0.6;

function findColumns(header: readonly string[]): Map<Role, number> {
	const columns = new Map<Role, number>();
	const taken = new Set<number>();
	for (const role of ROLES)
		for (const [at, name] of header.entries()) {
			const folded = fold(name).trim();
			if (taken.has(at) || columns.has(role)) continue;
			if (!HEADERS[role].test(folded) || PRIVATE.test(folded)) continue;
			columns.set(role, at);
			taken.add(at);
		}
	return columns;
}

/** A column of prices that nobody called so. */
function findPrices(header: readonly string[], rows: Rows, taken: ReadonlySet<number>): number {
	return header.findIndex((name, at) => {
		if (taken.has(at) || PRIVATE.test(fold(name))) return false;
		const cells = rows.map((row) => row[at] ?? "").filter((cell) => !isBlank(cell));
		const priced = cells.filter((cell) => /R\$|US\$|€|£|\breais\b/.test(cell));
		return cells.length > 0 && priced.length >= cells.length * MIN_PRICED;
	});
}

const share = (rows: Rows, isGood: (row: readonly string[]) => boolean): number =>
	rows.filter(isGood).length / Math.max(1, rows.length);

function readProducts(
	header: readonly string[],
	rows: Rows,
	columns: Map<Role, number>,
): Product[] {
	const products = new Map<string, Product>();
	const own = new Set(columns.values());
	const others = header.flatMap((name, at) =>
		own.has(at) || isBlank(name) || PRIVATE.test(fold(name)) ? [] : [[name.trim(), at] as const],
	);
	const currency = /US\$|€|£|\$/.exec(
		(header[columns.get("price") ?? -1] ?? "").replace("R$", ""),
	)?.[0];
	for (const [line, row] of rows.entries()) {
		const cell = (role: Role) => (row[columns.get(role) ?? -1] ?? "").trim();
		const name = cell("name");
		if (isBlank(name)) continue;
		const key = fold(name);
		const product = products.get(key) ?? {
			name,
			category: cell("category"),
			link: cell("link"),
			variants: [],
			lines: [],
			details: others.flatMap(([column, at]): [string, string][] => {
				const value = (row[at] ?? "").trim();
				return value === "" ? [] : [[column, value]];
			}),
		};
		product.variants.push({
			price: parsePrice(cell("price"), currency),
			sizes: parseList(cell("sizes")),
			colours: parseList(cell("colours")),
			stock: parseStock(cell("stock")),
		});
		product.lines.push(line);
		products.set(key, product);
	}
	return [...products.values()];
}

/**
 * A table as a catalogue: a header with a name and a price, a stock or sizes, and rows that hold them.
 * @returns null for any other table, which stays text
 */
export function readCatalogue(table: Rows): Catalogue | null {
	const [header = [], ...rows] = table;
	if (rows.length < 2 || rows.length > MAX_ROWS || !hasHeader(table)) return null;
	const columns = findColumns(header);
	const name = columns.get("name");
	if (name === undefined) return null;
	const prices = columns.has("price") ? -1 : findPrices(header, rows, new Set(columns.values()));
	if (prices >= 0) columns.set("price", prices);
	const price = columns.get("price");
	// "Valor" may be anything's; of a price most cells are one.
	const isPriced =
		price !== undefined &&
		share(rows, (row) => parsePrice(row[price] ?? "") !== null) >= MIN_PRICED;
	if (price !== undefined && !isPriced) columns.delete("price");
	const isCatalogue = isPriced || columns.has("stock") || columns.has("sizes");
	if (!isCatalogue || share(rows, (row) => !isBlank(row[name] ?? "")) < MIN_NAMED) return null;
	return { products: readProducts(header, rows, columns), has: new Set(columns.keys()) };
}

/** What was read, with its table where it is a catalogue; any other table stays the text it is. */
export function keepCatalogue<E extends { text: string; rows: Rows | null }>(read: E): E {
	if (read.rows === null || readCatalogue(read.rows) === null) return { ...read, rows: null };
	const rows = withoutPrivateColumns(read.rows);
	return { ...read, rows, text: describeTable(rows) };
}

/** The table without the columns that a shop keeps to itself: what nobody is to be told is not stored. */
export function withoutPrivateColumns(table: Rows): string[][] {
	const [header = []] = table;
	const kept = header.flatMap((name, at) => (PRIVATE.test(fold(name)) ? [] : [at]));
	return table.map((row) => kept.map((at) => row[at] ?? ""));
}

/**
 * Several catalogues as one: a product that stands in more than one has the rows of all. `lines` are those of its first
 * table.
 */
export function mergeCatalogues(catalogues: readonly Catalogue[]): Catalogue {
	const [first, ...others] = catalogues;
	if (first !== undefined && others.length === 0) return first;
	const products = new Map<string, Product>();
	for (const product of catalogues.flatMap((one) => one.products)) {
		const known = products.get(fold(product.name));
		products.set(
			fold(product.name),
			known === undefined
				? product
				: {
						...known,
						category: known.category || product.category,
						link: known.link || product.link,
						variants: [...known.variants, ...product.variants],
						details: [...known.details, ...product.details],
					},
		);
	}
	return {
		products: [...products.values()],
		has: new Set(catalogues.flatMap(({ has }) => [...has])),
	};
}

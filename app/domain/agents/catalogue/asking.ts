// A question with its catalogue, and the shape of its answer.
import { fold } from "../../fold.ts";
import type { AgentLanguage } from "../agent.ts";
import type { Catalogue, Product } from "./catalogue.ts";
import { listSizes, variantsOf } from "./criteria.ts";
import type { CatalogueQuestion } from "./question.ts";
import { WORDS } from "./words.ts";

export interface CatalogueAnswer {
	/** `which` asks back: several products may be meant. */
	kind: "answer" | "which";
	text: string;
	/** The products it is about, by name. */
	names: string[];
}

export interface Asking {
	catalogue: Catalogue;
	question: CatalogueQuestion;
	language: AgentLanguage;
}

/** Names that are offered when somebody may mean several. */
export const MAX_OFFERED = 3;
export const MAX_LISTED = 5;

export const answer = (text: string, products: readonly Product[]): CatalogueAnswer => ({
	kind: "answer",
	text,
	names: products.map(({ name }) => name),
});

/** The products that have the size and colour that are asked for. */
export const fitting = (
	products: readonly Product[],
	{ size, colour }: CatalogueQuestion,
): Product[] => products.filter((product) => variantsOf(product, size, colour).length > 0);

/** "Camiseta, tamanho M, cor azul": with what was asked for, as the rows write it. */
export function nameWith(product: Product, { question, language }: Asking): string {
	const { size, colour } = question;
	const [fit] = variantsOf(product, size, colour);
	const written =
		listSizes(product).find((one) => size !== null && fold(one) === fold(size)) ?? size;
	const colours = fit?.colours.length === 1 ? fit.colours[0] : colour?.written;
	const what = WORDS[language].sizeAndColour(
		written?.toUpperCase() ?? null,
		colour === null ? null : (colours ?? colour.written),
	);
	return what === "" ? product.name : `${product.name}, ${what}`;
}

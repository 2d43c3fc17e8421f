/** What a search of an agent's knowledge costs with 200 and with 5,000 entries, beside folding as much text once. */
import { fold } from "#app/domain/fold.ts";
import { SHIPPED_SYNONYMS } from "#app/domain/agents/retrieval/synonyms.ts";
import { shippedTopics } from "#app/domain/agents/retrieval/topics/index.ts";
import { KnowledgeIndex } from "#app/domain/agents/retrieval/knowledge-index.ts";

const SEARCHES = 200;
/** A search ends within these. */
const BUDGET_MS = { 200: 5, 5_000: 20 };
const WORDS = [
	"entrega",
	"camiseta",
	"prazo",
	"troca",
	"festa",
	"bolo",
	"quarto",
	"consulta",
	"tela",
	"mensalidade",
];

const passages = (count: number) =>
	Array.from({ length: count }, (_, n) => ({
		entryId: String(n),
		title: `${WORDS[n % WORDS.length]} modelo${n}`,
		text: `O item ${n} custa R$ ${n},90 e chega em ${n % 9} dias. ${WORDS[(n * 7) % WORDS.length]} tipo${n % 97}.`,
	}));

function measure(count: 200 | 5_000) {
	const known = passages(count);
	const index = new KnowledgeIndex(known, SHIPPED_SYNONYMS, shippedTopics());
	const begun = performance.now();
	for (let n = 0; n < SEARCHES; n += 1)
		index.search([{ text: `qto custa a camizeta modelo${n} com entrga rapida?`, weight: 1 }]);
	const searchMs = (performance.now() - begun) / SEARCHES;
	const plain = performance.now();
	for (const { text } of known) fold(text);
	const foldMs = performance.now() - plain;
	return {
		searchMs: Number(searchMs.toFixed(2)),
		shareOfBudget: Number((searchMs / BUDGET_MS[count]).toFixed(2)),
		ratio: Number((searchMs / foldMs).toFixed(2)),
	};
}

console.log(
	JSON.stringify({ figure: "knowledge search", of200: measure(200), of5000: measure(5_000) }),
);

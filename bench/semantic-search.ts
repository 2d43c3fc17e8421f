/** What it costs to compare a question with 5,000 passages by meaning, beside folding as much text once. */
import { fold } from "#app/domain/fold.ts";
import { rankNear } from "#app/domain/agents/semantic/near.ts";
import { quantize, readVectors } from "#app/domain/agents/semantic/vectors.ts";

const PASSAGES = 5_000;
const DIMENSIONS = 1_024;
const TIMES = 20;
/** A search ends within it. */
const BUDGET_MS = 20;

/** Figures between -1 and 1, the same in each run. */
let seed = 7;
const figure = (): number => {
	seed = (seed * 48_271) % 2_147_483_647;
	return (seed / 2_147_483_647) * 2 - 1;
};
const vector = (): Int8Array =>
	quantize(Array.from({ length: DIMENSIONS }, figure)) ?? new Int8Array(DIMENSIONS);

const passages = Array.from({ length: PASSAGES }, (_, n) => ({
	entryId: String(n),
	title: `Item ${n}`,
	text: `O item ${n} custa R$ ${n},90 e chega em ${n % 9} dias.`,
}));
const made = new Map(passages.map(({ entryId }) => [entryId, readVectors(vector(), DIMENSIONS)]));
const question = vector();

const times = Array.from({ length: TIMES }, () => {
	const begun = performance.now();
	rankNear(question, passages, (entryId) => made.get(entryId) ?? null, 24);
	return performance.now() - begun;
}).toSorted((one, other) => one - other);
const plain = performance.now();
for (const { text } of passages) fold(text);
const foldMs = performance.now() - plain;
// The fastest: the others waited for the machine.
const [searchMs = 0] = times;

console.log(
	JSON.stringify({
		figure: "search by meaning",
		searchMs: Number(searchMs.toFixed(2)),
		shareOfBudget: Number((searchMs / BUDGET_MS).toFixed(2)),
		ratio: Number((searchMs / foldMs).toFixed(2)),
	}),
);

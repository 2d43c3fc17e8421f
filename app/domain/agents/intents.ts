// What a message wants, learned from messages that were written for it. It stands beside the phrases of upset.ts,
// wants-person.ts and courtesy.ts: those know fewer ways to say a thing and err less.
import { foldCompatible } from "../fold.ts";
import { INTENT_WEIGHTS } from "./intent-weights.ts";
import { stemOf } from "./retrieval/stems.ts";
import { listTokens } from "./retrieval/tokens.ts";

/** `question`: whatever an entry may answer. */
export const INTENTS = ["courtesy", "person", "anger", "question"] as const;
export type Intent = (typeof INTENTS)[number];

const MAX_CHARACTERS = 1_500;
/** A message's number of words, by the most that each class of lengths has. */
const LENGTHS = [1, 3, 7, 15];

/** What is counted of a message: its stems, words beside each other, signs, marks and length; each once. */
export function listSignals(text: string): string[] {
	const read = text.slice(0, MAX_CHARACTERS);
	const tokens = listTokens(foldCompatible(read)).map((token) => token.replaceAll(/\d+/gu, "0"));
	const ended = ["<", ...tokens, ">"];
	return [
		...new Set([
			...tokens.map(stemOf),
			...ended.slice(1).map((token, at) => `${ended[at]} ${token}`),
			...(read.match(/\p{Extended_Pictographic}/gu) ?? []),
			...(read.includes("?") ? ["?"] : []),
			...(/!{2,}/u.test(read) ? ["!!"] : []),
			...(/\p{Lu}{4,}\P{Ll}+\p{Lu}{3,}/u.test(read) ? ["AA"] : []),
			`#${LENGTHS.findIndex((most) => tokens.length <= most)}`,
		]),
	];
}

/** What each signal adds to each of INTENTS, in their order; "" stands in every message. */
export type IntentWeights = ReadonlyMap<string, readonly number[]>;

/** Weights are kept in steps of it, a letter each: "N" is 0. */
const STEP = 0.25;
const ZERO = 78;
const FARTHEST = 13;

/** Weights as a text: groups "four letters:signal,signal" between bars. */
export function writeWeights(weights: IntentWeights): string {
	const groups = new Map<string, string[]>();
	for (const [signal, own] of weights) {
		const letters = own
			.map((weight) => Math.max(-FARTHEST, Math.min(FARTHEST - 1, Math.round(weight / STEP))))
			.map((steps) => String.fromCharCode(ZERO + steps))
			.join("");
		groups.set(letters, [...(groups.get(letters) ?? []), signal]);
	}
	return [...groups].map(([letters, signals]) => `${letters}:${signals.join(",")}`).join("|");
}

export const readWeights = (table: string): IntentWeights =>
	new Map(
		table.split("|").flatMap((group) => {
			const weights = Array.from(
				group.slice(0, INTENTS.length),
				(letter) => (letter.charCodeAt(0) - ZERO) * STEP,
			);
			return group
				.slice(INTENTS.length + 1)
				.split(",")
				.map((signal) => [signal, weights] as const);
		}),
	);

/** How likely (0 to 1, together 1) each intent is. */
export function weighIntents(text: string, weights: IntentWeights): Record<Intent, number> {
	const sums = INTENTS.map(() => 0);
	for (const signal of ["", ...listSignals(text)])
		for (const [at, weight] of (weights.get(signal) ?? []).entries())
			sums[at] = (sums[at] ?? 0) + weight;
	const most = Math.max(...sums);
	const raised = sums.map((sum) => Math.exp(sum - most));
	const all = raised.reduce((total, one) => total + one, 0);
	const shares = INTENTS.map((intent, at) => [intent, (raised[at] ?? 0) / all]);
	return Object.fromEntries(shares) as Record<Intent, number>;
}

/** Surer than that is sure enough: who is called without need costs less than a question that is taken for thanks. */
const SURE: Record<Intent, number> = { courtesy: 0.7, person: 0.6, anger: 0.5, question: 0.5 };
let shipped: IntentWeights | undefined;

/** Whether a message surely wants this. The weights are read when they are first needed, once per isolate. */
export function isIntent(text: string, intent: Intent): boolean {
	shipped ??= readWeights(INTENT_WEIGHTS);
	return weighIntents(text, shipped)[intent] >= SURE[intent];
}

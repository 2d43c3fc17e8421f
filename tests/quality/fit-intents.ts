/**
 * Learns the weights of intents.ts from tests/quality/intents (`wish <tab> message`), the tuning messages and ways to ask of the
 * shipped topics: regression with one outcome a wish. Judged on the tuning messages, which it then has not learned from.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
	INTENTS,
	type Intent,
	type IntentWeights,
	listSignals,
	writeWeights,
	readWeights,
	weighIntents,
} from "#app/domain/agents/intents.ts";
import { TOPIC_TEXTS } from "#app/domain/agents/retrieval/topics/index.ts";
import { listBusinesses, listQuestions } from "./cases.ts";

const FOLDER = path.join(import.meta.dirname, "intents");
const WEIGHTS = path.join(import.meta.dirname, "../../app/domain/agents/intent-weights.ts");
const EPOCHS = 12;
const PACE = 0.15;
/** What the size of a weight costs. */
const RIDGE = 1e-4;
/** A signal of fewer messages says nothing yet. */
const LEAST = 3;
/** Weights that differ by less are left out. */
const LEAST_TOLD = 1;
/** Ways to ask are many, and their phrases are short. */
const TOPIC_WEIGHT = 0.5;

interface Sample {
	text: string;
	intent: Intent;
	weight: number;
}

const isIntent = (word: string): word is Intent => (INTENTS as readonly string[]).includes(word);

/** What was written to learn from; a line break of a message is " / ". */
const listWritten = (): Sample[] =>
	readdirSync(FOLDER).flatMap((file) =>
		readFileSync(path.join(FOLDER, file), "utf8")
			.split("\n")
			.flatMap((line) => {
				const [intent = "", text = ""] = line.split("\t");
				return isIntent(intent) && text !== ""
					? [{ intent, text: text.replaceAll(" / ", "\n"), weight: 1 }]
					: [];
			}),
	);

const listAsked = (): Sample[] =>
	TOPIC_TEXTS.flatMap((topics) =>
		topics
			.split("\n")
			.filter((line) => !/^[#!]/u.test(line))
			.flatMap((line) => line.split("|"))
			.filter((text) => text.trim().length > 3)
			.map((text) => ({ text: text.trim(), intent: "question" as const, weight: TOPIC_WEIGHT })),
	);

const listTuning = (): (Sample & { class: string })[] =>
	listBusinesses()
		.flatMap((business) => listQuestions("tuning", business))
		.filter(({ class: of }) => of !== "injection")
		.map(({ text, class: of }) => ({
			text,
			class: of,
			intent: isIntent(of) ? of : "question",
			weight: 1,
		}));

/** The same order each time: what is learned may not change by itself. */
function shuffle<T>(list: T[], seed: number): void {
	let state = seed;
	for (let last = list.length - 1; last > 0; last -= 1) {
		state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
		const at = state % (last + 1);
		[list[last], list[at]] = [list[at] as T, list[last] as T];
	}
}

/** Gradient descent with a pace of its own for each weight. */
function learn(samples: readonly Sample[]): IntentWeights {
	const read = samples.map((sample) => ({ ...sample, signals: listSignals(sample.text) }));
	const times = new Map<string, number>();
	for (const { signals } of read)
		for (const signal of signals) times.set(signal, (times.get(signal) ?? 0) + 1);
	const places = new Map([["", 0]]);
	for (const [signal, count] of times) if (count >= LEAST) places.set(signal, places.size);
	const width = INTENTS.length;
	const weights = new Float64Array(places.size * width);
	const slopes = new Float64Array(places.size * width).fill(1e-6);
	const rows = read.map(({ signals, intent, weight }) => ({
		at: [0, ...signals.flatMap((signal) => places.get(signal) ?? [])],
		intent: INTENTS.indexOf(intent),
		weight,
	}));
	for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
		shuffle(rows, epoch + 7);
		for (const { at, intent, weight } of rows) {
			const sums = INTENTS.map((_, of) =>
				at.reduce((sum, place) => sum + (weights[place * width + of] ?? 0), 0),
			);
			const raised = sums.map((sum) => Math.exp(sum - Math.max(...sums)));
			const all = raised.reduce((sum, one) => sum + one, 0);
			for (const [of, one] of raised.entries()) {
				const error = weight * (one / all - Number(of === intent));
				for (const place of at) {
					const own = place * width + of;
					const slope = error + RIDGE * (weights[own] ?? 0);
					slopes[own] = (slopes[own] ?? 0) + slope * slope;
					weights[own] = (weights[own] ?? 0) - (PACE * slope) / Math.sqrt(slopes[own] ?? 1);
				}
			}
		}
	}
	return new Map(
		[...places].flatMap(([signal, place]) => {
			const own = Array.from(weights.slice(place * width, (place + 1) * width));
			const mean = own.reduce((sum, one) => sum + one, 0) / width;
			const told = own.map((one) => one - mean);
			const isTelling = signal === "" || Math.max(...told) - Math.min(...told) >= LEAST_TOLD;
			return isTelling ? [[signal, told] as const] : [];
		}),
	);
}

/** Of the tuning messages of each class, how many are taken for each intent. */
function printJudged(weights: IntentWeights): void {
	const tuning = listTuning();
	for (const of of new Set(tuning.map((sample) => sample.class))) {
		const all = tuning.filter((sample) => sample.class === of);
		const shares = INTENTS.map((intent) => {
			const taken = all.filter(({ text }) => weighIntents(text, weights)[intent] >= 0.7).length;
			return `${intent} ${((100 * taken) / all.length).toFixed(1).padStart(5)} %  `;
		});
		console.log(of.padEnd(14), ...shares);
	}
}

/** Prints what is learned without the tuning messages, judged on them, and writes the weights learned with them. */
export function fitIntents(): void {
	const beside = [...listWritten(), ...listAsked()];
	printJudged(readWeights(writeWeights(learn(beside))));
	const table = writeWeights(learn([...beside, ...listTuning()]));
	console.log(`${table.length} characters of weights`);
	const note =
		"// Learned by tests/quality/fit-intents.ts; no figure here is written by hand (form: intents.ts, readWeights).";
	writeFileSync(WEIGHTS, `${note}\nexport const INTENT_WEIGHTS =\n\t${JSON.stringify(table)};\n`);
}

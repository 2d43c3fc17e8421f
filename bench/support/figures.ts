/** What a run says: of each figure its least, its middle and its most, and on which machine that was. */
import { cpus, loadavg, release } from "node:os";

export const IS_SHORT = process.env["BENCH_SHORT"] === "1";

/** Fewer for a look whether it runs. */
export const rounds = (full: number): number => (IS_SHORT ? Math.min(full, 2) : full);

export interface Spread {
	min: number;
	median: number;
	max: number;
	rounds: number;
}

const round = (value: number) => Number(value.toPrecision(3));

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param values one of each round */
export function spread(values: readonly number[]): Spread {
	if (values.length === 0) throw new Error("a figure without a value");
	return {
		min: round(Math.min(...values)),
		median: round(quantile(values, 0.5)),
		max: round(Math.max(...values)),
		rounds: values.length,
	};
}

/** Collects a value of each round under a name. */
export function createFigures() {
	const all: Record<string, number[]> = {};
	return {
		note(name: string, value: number): void {
			(all[name] ??= []).push(value);
		},
		/** Prints the line that scripts/bench.mjs keeps. */
		print(figure: string): void {
			const values = Object.fromEntries(
				Object.entries(all).map(([name, list]) => [name, spread(list)]),
			);
			const machine = `${cpus().length} × ${cpus()[0]?.model ?? "?"}, Linux ${release()}`;
			const load = round(loadavg()[0] ?? 0);
			console.log(
				JSON.stringify({
					figure,
					at: new Date().toISOString(),
					isShort: IS_SHORT,
					machine,
					load,
					values,
				}),
			);
		},
	};
}

/** Runs `work` for each item, a few side by side. */
export async function inParallel<Item>(
	items: readonly Item[],
	atOnce: number,
	work: (item: Item, at: number) => Promise<void>,
): Promise<void> {
	let next = 0;
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			for (let at = next++; at < items.length; at = next++) await work(items[at] as Item, at);
		}),
	);
}

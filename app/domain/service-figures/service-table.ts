// A period's figures as the rows of a file: one for the whole and one for each day, person, department, channel, label and agent.
import { CHANNEL, listOf, type ServiceRange } from "./range.ts";
import { COUNTS, countIn, percentileIn, type Sums, type Time, WHOLE } from "./sums.ts";

const SECOND_MS = 1_000;
const SPLITS = ["member", "department", CHANNEL, "label", "agent"] as const;
const TIMES: readonly Time[] = ["wait", "waitOpen", "solve", "solveOpen"];
const SHARES = [0.5, 0.9];

/** Percentiles are in seconds; the names are the fields', for programs. */
const HEAD = [
	"kind",
	"name",
	...COUNTS,
	...TIMES.flatMap((time) => SHARES.map((share) => `${time}_p${share * 100}_s`)),
];

const cellsOf = (sums: Sums | undefined): string[] => [
	...COUNTS.map((count) => String(countIn(sums, count))),
	...TIMES.flatMap((time) =>
		SHARES.map((share) => {
			const ms = percentileIn(sums, time, share);
			return ms === null ? "" : String(Math.round(ms / SECOND_MS));
		}),
	),
];

/** @param nameOf what an id of a kind is called */
export function toServiceTable(
	{ sums, days }: Pick<ServiceRange, "sums" | "days">,
	nameOf: (kind: (typeof SPLITS)[number], id: string) => string,
): string[][] {
	const counts = (of: Sums): string[] => COUNTS.map((count) => String(countIn(of, count)));
	return [
		HEAD,
		["all", "", ...cellsOf(sums[WHOLE])],
		// A day's times are not told by percentile.
		...days.map(({ day, sums: of }) => [
			"day",
			day,
			...counts(of),
			...Array.from({ length: TIMES.length * SHARES.length }, () => ""),
		]),
		...SPLITS.flatMap((kind) =>
			listOf(sums, kind).map(({ id, sums: of }) => [kind, nameOf(kind, id), ...cellsOf(of)]),
		),
	];
}

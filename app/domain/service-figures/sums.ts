// Service figures of a day: for the whole and for each person, department, label and agent, what was counted.
import { localDay } from "../inbox/local-day.ts";
import { bucketOf, percentileOf } from "./buckets.ts";
import { type CountedMark, FORMER, type ServiceFacts, type Took } from "./facts.ts";

/** What is counted; times besides as buckets: `wait.12`. */
export const COUNTS = [
	"opened",
	"answered",
	"closed",
	/** Of those: never reopened. */
	"once",
	"reopened",
	"handedOver",
	/** Closed ones that an agent answered and no person did. */
	"alone",
	"rated",
	/** The sum of all scores. */
	"score",
	"leads",
	"sales",
] as const;
export type Count = (typeof COUNTS)[number];

/** Times until the first answer and until closing, each as it passed and within the hours of service. */
export type Time = "wait" | "waitOpen" | "solve" | "solveOpen";

/** Sums by their names; what is 0 is left out. */
export type Sums = Record<string, number>;

/** Sums by dimension: `all`, `member:<id>`, `department:<id>`, `label:<text>`, `agent:<id>`, `ad:<id>`. */
export type ServiceDay = Record<string, Sums>;

export type Dimension = "member" | "department" | "label" | "agent" | "ad";
export const WHOLE = "all";

/** The names of a dimension in a day, without their kind. */
export const keyOf = (dimension: Dimension, id: string): string => `${dimension}:${id}`;

/** Adds sums to others, in place; `sign` -1 takes them away. */
export function addSums(to: Sums, sums: Sums, sign: 1 | -1 = 1): void {
	for (const [name, value] of Object.entries(sums)) {
		const sum = (to[name] ?? 0) + sign * value;
		if (sum === 0) delete to[name];
		else to[name] = sum;
	}
}

/** The same for all dimensions of a day. */
export function addDay(to: ServiceDay, day: ServiceDay, sign: 1 | -1 = 1): void {
	for (const [key, sums] of Object.entries(day)) {
		const known = (to[key] ??= {});
		addSums(known, sums, sign);
		if (Object.keys(known).length === 0) delete to[key];
	}
}

/** How many there are of something. */
export const countIn = (sums: Sums | undefined, name: Count): number => sums?.[name] ?? 0;

/** A time's exact average, ms; null when none was counted. */
export function averageIn(sums: Sums | undefined, time: Time): number | null {
	const count = [...bucketsIn(sums, time).values()].reduce((sum, n) => sum + n, 0);
	return count === 0 ? null : (sums?.[`${time}.ms`] ?? 0) / count;
}

/** See `percentileOf`. */
export const percentileIn = (sums: Sums | undefined, time: Time, share: number): number | null =>
	percentileOf(bucketsIn(sums, time), share);

function bucketsIn(sums: Sums | undefined, time: Time): Map<number, number> {
	const buckets = new Map<number, number>();
	for (const [name, count] of Object.entries(sums ?? {})) {
		const [of, bucket] = name.split(".");
		if (of === time && bucket !== "ms") buckets.set(Number(bucket), count);
	}
	return buckets;
}

const timed = (time: "wait" | "solve", took: Took | null): Sums =>
	took === null
		? {}
		: {
				...oneTime(time, took.ms),
				...oneTime(`${time}Open`, took.openMs),
			};

/** Of 0 ms there is nothing to sum, but a bucket. */
const oneTime = (time: Time, ms: number): Sums => ({
	[`${time}.${bucketOf(ms)}`]: 1,
	...(ms > 0 && { [`${time}.ms`]: ms }),
});

/** What one conversation adds to each local day. */
export function contributionOf(facts: ServiceFacts | null): Map<string, ServiceDay> {
	const days = new Map<string, ServiceDay>();
	if (facts === null) return days;
	const wherever = [
		WHOLE,
		...(facts.departmentId === null ? [] : [keyOf("department", facts.departmentId)]),
		...new Set(facts.labels.map((label) => keyOf("label", label))),
	];
	const add = (
		at: number,
		who: { memberId: string | null; agentId: string | null },
		sums: Sums,
		adId = facts.adId,
	): void => {
		const day = days.get(localDay(at)) ?? {};
		days.set(localDay(at), day);
		const own = [
			...(who.memberId === null ? [] : [keyOf("member", who.memberId)]),
			...(who.agentId === null ? [] : [keyOf("agent", who.agentId)]),
		];
		const ad = adId === undefined || adId === "" ? [] : [keyOf("ad", adId)];
		for (const key of [...wherever, ...own, ...ad]) addSums((day[key] ??= {}), sums);
	};
	const { openedAt, answer, closed, rating } = facts;
	if (openedAt !== null) add(openedAt, facts, { opened: 1 });
	if (answer) add(answer.at, answer, { answered: 1, ...timed("wait", answer.took) });
	for (const at of facts.reopenedAt) add(at, facts, { reopened: 1 });
	for (const { at, agentId } of facts.handOvers)
		add(at, { memberId: null, agentId }, { handedOver: 1 });
	if (closed) add(closed.at, facts, { ...closedSums(facts), ...timed("solve", closed.took) });
	if (rating) add(rating.at, facts, { rated: 1, score: rating.score });
	// A sale counts for the last ad before it, whichever began the conversation.
	for (const mark of facts.marks ?? []) add(mark.at, facts, markSums(mark), mark.adId ?? "");
	return days;
}

/** Worth by currency: `worth.BRL`, in hundredths. */
const WORTH = "worth.";

const markSums = ({ kind, cents = 0, currency }: CountedMark): Sums => ({
	[kind === "lead" ? "leads" : "sales"]: 1,
	...(cents > 0 && kind === "sale" && { [`${WORTH}${currency}`]: cents }),
});

/** What the sales of some sums were worth, by currency, in hundredths. */
export const worthIn = (sums: Sums | undefined): Record<string, number> =>
	Object.fromEntries(
		Object.entries(sums ?? {}).flatMap(([name, cents]) =>
			name.startsWith(WORTH) ? [[name.slice(WORTH.length), cents]] : [],
		),
	);

function closedSums({ reopenedAt, handOvers, byAgent, byPerson }: ServiceFacts): Sums {
	return {
		closed: 1,
		...(reopenedAt.length === 0 && { once: 1 }),
		...(byAgent && !byPerson && handOvers.length === 0 && { alone: 1 }),
	};
}

/** Puts an erased member's figures to the former members'; null: there are none of theirs. */
export function forgetMemberIn(day: ServiceDay, memberId: string): ServiceDay | null {
	const { [keyOf("member", memberId)]: own, ...others } = day;
	if (!own) return null;
	const rest: ServiceDay = structuredClone(others);
	addDay(rest, { [keyOf("member", FORMER)]: own });
	return rest;
}

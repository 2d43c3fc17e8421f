// What the days of some channels say together.
import type { ConversationSight } from "../conversations/sight.ts";
import { type DayRange, daysOf } from "./period.ts";
import {
	addDay,
	addSums,
	COUNTS,
	type Dimension,
	keyOf,
	type ServiceDay,
	type Sums,
	WHOLE,
} from "./sums.ts";

const WEEK_DAYS = 7;
const HOURS = 24;

/** One channel on one local day; `hours` by their two digits: messages sent and received. */
export interface CountedDay {
	channelId: string;
	day: string;
	hours?: Readonly<Record<string, readonly [sent: number, received: number]>> | undefined;
	service?: ServiceDay | undefined;
}

export interface ServiceRange {
	/** By dimension, and `channel:<id>`. */
	sums: ServiceDay;
	/** Counts of each day and WAITED, oldest first; a silent day has none. */
	days: { day: string; sums: Sums }[];
	/** Messages received in each hour of each weekday, Sunday first. */
	hours: number[][];
}

export const CHANNEL = "channel";
/** All times until a first answer together, ms. */
export const WAITED = "wait.ms";

/** The weekday of a local day: 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay();

/** Adds up what somebody may see of a range of days; rows of other days are not counted. */
export function sumRange(
	rows: readonly CountedDay[],
	range: DayRange,
	reader: Reader,
): ServiceRange {
	const sums: ServiceDay = {};
	const days = new Map(daysOf(range).map((day): [string, Sums] => [day, {}]));
	const hours = Array.from({ length: WEEK_DAYS }, () => Array.from({ length: HOURS }, () => 0));
	for (const { channelId, day, service: counted = {}, hours: ofDay = {} } of rows) {
		const counts = days.get(day);
		if (!counts) continue;
		const service = visibleTo(counted, reader);
		const whole = service[WHOLE];
		addDay(sums, whole ? { ...service, [`${CHANNEL}:${channelId}`]: whole } : service);
		if (whole) addSums(counts, countsOf(whole));
		// Messages are counted by channel alone, not by whose conversation they are in.
		if (reader.sight !== null) continue;
		const week = hours[weekdayOf(day)] ?? [];
		for (const [hour, [, received]] of Object.entries(ofDay))
			week[Number(hour)] = (week[Number(hour)] ?? 0) + received;
	}
	return { sums, days: [...days].map(([day, of]) => ({ day, sums: of })), hours };
}

/** Without the buckets of times, but with the sum of what customers waited. */
const countsOf = (sums: Sums): Sums =>
	Object.fromEntries(
		[...COUNTS, WAITED].flatMap((name) => (name in sums ? [[name, sums[name] ?? 0]] : [])),
	);

/** Those of a dimension, who has most first. */
export function listOf(
	sums: ServiceDay,
	dimension: Dimension | typeof CHANNEL,
): { id: string; sums: Sums }[] {
	const prefix = `${dimension}:`;
	const volume = (of: Sums): number =>
		(of["opened"] ?? 0) + (of["answered"] ?? 0) + (of["closed"] ?? 0);
	return Object.entries(sums)
		.flatMap(([key, of]) =>
			key.startsWith(prefix) ? [{ id: key.slice(prefix.length), sums: of }] : [],
		)
		.toSorted((a, b) => volume(b.sums) - volume(a.sums) || (a.id < b.id ? -1 : 1));
}

/** Who reads figures. */
export interface Reader {
	memberId: string;
	/** Of people only who may reads all; others read only their own. */
	readsPeople: boolean;
	/** Which conversations they read (decision 50); null: all. */
	sight: ConversationSight | null;
}

/** What somebody may see of a day. */
export function visibleTo(day: ServiceDay, reader: Reader): ServiceDay {
	const { memberId, readsPeople } = reader;
	const departmentIds = reader.sight?.departmentIds ?? null;
	const own = keyOf("member", memberId);
	const isSeen = (key: string): boolean =>
		departmentIds === null
			? readsPeople || key === own || !key.startsWith("member:")
			: key === own || departmentIds.some((id) => key === keyOf("department", id));
	const seen = Object.fromEntries(Object.entries(day).filter(([key]) => isSeen(key)));
	if (departmentIds === null) return seen;
	// A conversation is of one department at most: without those of others the whole is theirs.
	const whole = { ...day[WHOLE] };
	for (const [key, sums] of Object.entries(day))
		if (key.startsWith("department:") && !isSeen(key)) addSums(whole, sums, -1);
	return Object.keys(whole).length === 0 ? seen : { ...seen, [WHOLE]: whole };
}

// Time that passes within the hours: what a customer waits while somebody is there. Changes of the clocks are counted as they are.
import {
	type BusinessHours,
	localClock,
	midnightOf,
	type Schedule,
	spansOn,
} from "./business-hours.ts";

const DAY_MS = 86_400_000;
/** Two changes of a zone's clocks are further apart. */
const STEP_MS = 7 * DAY_MS;

/** Part of a period in which local clocks run evenly: what they show is `at + offset`. */
interface Even {
	from: number;
	to: number;
	offset: number;
}

/** Clocks show whole seconds; offsets are whole minutes. */
const offsetAt = (at: number, timeZone: string): number => {
	const second = Math.floor(at / 1000) * 1000;
	return localClock(second, timeZone) - second;
};

/** When the offset `before`, which is no more at `after`, ends: the first moment (epoch ms) of another one. */
function findChange(before: number, after: number, timeZone: string): number {
	const offset = offsetAt(before, timeZone);
	let [low, high] = [Math.floor(before / 1000), Math.ceil(after / 1000)];
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		if (offsetAt(middle * 1000, timeZone) === offset) low = middle;
		else high = middle;
	}
	return high * 1000;
}

function* evenParts(from: number, to: number, timeZone: string): Generator<Even> {
	let begin = from;
	while (begin < to) {
		const offset = offsetAt(begin, timeZone);
		const looked = Math.min(begin + STEP_MS, to);
		const end =
			offsetAt(looked, timeZone) === offset ? looked : findChange(begin, looked, timeZone);
		yield { from: begin, to: Math.min(Math.max(end, begin + 1), to), offset };
		begin = Math.max(end, begin + 1);
	}
}

/** How much of a period of local clocks lies within the hours, ms; spans that overlap count once. */
function openWithin(hours: BusinessHours | Schedule, from: number, to: number): number {
	let open = 0;
	let counted = from;
	for (let midnight = midnightOf(from) - DAY_MS; midnight < to; midnight += DAY_MS)
		for (const span of spansOn(hours, midnight).toSorted((a, b) => a.begins - b.begins)) {
			const begins = Math.max(span.begins, counted);
			const ends = Math.min(span.ends, to);
			if (ends <= begins) continue;
			open += ends - begins;
			counted = ends;
		}
	return open;
}

/**
 * The part of a period (epoch ms) that lies within the hours, ms; null hours mean always open. It is exactly the time in
 * which `isOpenAt` holds, also where clocks are put forward or back.
 */
export function openTimeBetween(
	hours: BusinessHours | Schedule | null,
	from: number,
	to: number,
): number {
	if (to <= from) return 0;
	if (hours === null) return to - from;
	let open = 0;
	for (const part of evenParts(from, to, hours.timeZone))
		open += openWithin(hours, part.from + part.offset, part.to + part.offset);
	return open;
}

/** Whoever is closed for longer never opens. */
const MAX_LOOK_MS = 400 * DAY_MS;

/** When so much open time (ms) has passed since a moment, both epoch ms; null: it does not within a year. */
export function afterOpenTime(
	hours: BusinessHours | Schedule | null,
	from: number,
	openMs: number,
): number | null {
	if (hours === null) return from + openMs;
	if (hours.open.length === 0) return null;
	let rest = openMs;
	// Day by day up to the one in which it is reached, then by halves.
	for (let begin = from; begin < from + MAX_LOOK_MS; begin += DAY_MS) {
		const open = openTimeBetween(hours, begin, begin + DAY_MS);
		if (open < rest) {
			rest -= open;
			continue;
		}
		let [low, high] = [begin, begin + DAY_MS];
		while (high - low > 1) {
			const middle = Math.floor((low + high) / 2);
			if (openTimeBetween(hours, begin, middle) >= rest) high = middle;
			else low = middle;
		}
		return high;
	}
	return null;
}

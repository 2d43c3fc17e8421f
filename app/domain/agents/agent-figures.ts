// Figures of an agent's replies, added up over its channels.
import type { HandOverReason } from "./answering.ts";

interface Version {
	version: number | null;
	answers: number;
	handOvers: number;
	costMicros: number;
	good: number;
	bad: number;
}
interface Figures {
	ended: { all: number; resolved: number };
	reasons: readonly { reason: HandOverReason; count: number }[];
	versions: readonly Version[];
}

/** The sum of several channels: reasons by their number, versions from the newest on. */
export function addFigures(all: readonly Figures[]) {
	const ended = { all: 0, resolved: 0 };
	const reasons = new Map<HandOverReason, number>();
	const versions = new Map<number | null, Version>();
	for (const figures of all) {
		ended.all += figures.ended.all;
		ended.resolved += figures.ended.resolved;
		for (const { reason, count } of figures.reasons)
			reasons.set(reason, (reasons.get(reason) ?? 0) + count);
		for (const one of figures.versions) {
			const known = versions.get(one.version);
			versions.set(one.version, known ? sum(known, one) : { ...one });
		}
	}
	return {
		ended,
		reasons: [...reasons]
			.map(([reason, count]) => ({ reason, count }))
			.toSorted((one, other) => other.count - one.count),
		versions: [...versions.values()].toSorted(
			(one, other) => (other.version ?? 0) - (one.version ?? 0),
		),
	};
}

const sum = (one: Version, other: Version): Version => ({
	version: one.version,
	answers: one.answers + other.answers,
	handOvers: one.handOvers + other.handOvers,
	costMicros: one.costMicros + other.costMicros,
	good: one.good + other.good,
	bad: one.bad + other.bad,
});

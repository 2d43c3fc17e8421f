import { localDay, localHour } from "#app/domain/inbox/local-day.ts";

/** One message, as figures see it. */
interface Said {
	direction: "incoming" | "outgoing";
	sentAt: number;
}

/** What was said in one day or hour, and how long customers waited for first answers. */
interface Figures {
	sent: number;
	received: number;
	answers: number;
	answerDelayMs: number;
}

const nothing = (): Figures => ({ sent: 0, received: 0, answers: 0, answerDelayMs: 0 });

export type Tally = ReturnType<typeof createTally>;

/** Adds messages up by local day and hour, for one write of each. */
export function createTally() {
	const days = new Map<string, Figures>();
	const hours = new Map<string, Figures>();
	const of = (map: Map<string, Figures>, key: string): Figures => {
		const known = map.get(key) ?? nothing();
		map.set(key, known);
		return known;
	};
	return {
		days,
		hours,

		count({ direction, sentAt }: Said): void {
			const figure = direction === "outgoing" ? "sent" : "received";
			of(days, localDay(sentAt))[figure] += 1;
			of(hours, localHour(sentAt))[figure] += 1;
		},

		/** A customer who wrote at `askedAt` was answered at `answeredAt`. */
		answer(askedAt: number, answeredAt: number): void {
			const day = of(days, localDay(answeredAt));
			day.answers += 1;
			day.answerDelayMs += Math.max(0, answeredAt - askedAt);
		},
	};
}

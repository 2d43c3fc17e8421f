import { localDay, localHour } from "#app/domain/inbox/local-day.ts";

/** What figures need of one message; `sentAt` is epoch ms. */
interface Said {
	direction: "incoming" | "outgoing";
	sentAt: number;
}

/** Messages of one day or hour, and how long (ms in all) customers waited for answers. */
interface Figures {
	sent: number;
	received: number;
	answers: number;
	answerDelayMs: number;
}

const nothing = (): Figures => ({ sent: 0, received: 0, answers: 0, answerDelayMs: 0 });

export type Tally = ReturnType<typeof createTally>;

/** Sums messages by local day and hour, so that each is written once. */
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

		/** Counts an answer given at `answeredAt` to a customer who wrote at `askedAt` (epoch ms). */
		answer(askedAt: number, answeredAt: number): void {
			const day = of(days, localDay(answeredAt));
			day.answers += 1;
			day.answerDelayMs += Math.max(0, answeredAt - askedAt);
		},
	};
}

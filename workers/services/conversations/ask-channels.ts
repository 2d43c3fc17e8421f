import { orAborted } from "#app/domain/or-aborted.ts";
import type { Result } from "#app/domain/result.ts";

/** Channels asked at a time, and how long one and all of them may take. */
export interface AskLimits {
	atOnce: number;
	eachMs: number;
	allMs: number;
}

/** A person waits for the answer: who is slow is named instead. */
export const WHILE_SOMEBODY_WAITS: AskLimits = { atOnce: 8, eachMs: 2_000, allMs: 4_000 };

/** What channels answered, and those that did not in time. One that refuses has nothing to say. */
export interface Asked<Channel, Answer> {
	answers: { channel: Channel; answer: Answer }[];
	silent: Channel[];
}

/** Asks channels side by side, a few at a time. Never rejects: one in trouble stands in no other's way. */
export async function askChannels<Channel, Answer>(
	channels: readonly Channel[],
	ask: (channel: Channel) => Promise<Result<Answer, string>>,
	{ atOnce, eachMs, allMs }: AskLimits = WHILE_SOMEBODY_WAITS,
): Promise<Asked<Channel, Answer>> {
	const all = AbortSignal.timeout(allMs);
	const waiting = [...channels];
	const asked: Asked<Channel, Answer> = { answers: [], silent: [] };
	async function askOne(channel: Channel): Promise<void> {
		try {
			const late = AbortSignal.any([all, AbortSignal.timeout(eachMs)]);
			const answered = all.aborted ? null : await orAborted(ask(channel), late);
			if (answered === null) asked.silent.push(channel);
			else if (answered.ok) asked.answers.push({ channel, answer: answered.value });
		} catch {
			asked.silent.push(channel);
		}
	}
	async function askOn(): Promise<void> {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await askOne(next);
	}
	await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, askOn));
	return asked;
}

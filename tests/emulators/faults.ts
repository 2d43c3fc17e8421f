/** Faults that gateway emulators have in common, of their HTTP side and of their webhooks. */
import type { IncomingMessage } from "node:http";
import { z } from "zod";

export const FaultRules = z.object({
	rules: z
		.array(
			z.object({
				/** A call's name, or `*`. */
				call: z.string().default("*"),
				/**
				 * `refuse` breaks the connection unread, `cut_upload` after `ms` bytes of the body; `error500`, `rate429` and
				 * `error413` do nothing; the others do the work and spoil the answer.
				 */
				mode: z.enum([
					"refuse",
					"cut_upload",
					"accept_then_hang",
					"accept_then_500",
					"slow",
					"garbage",
					"error413",
					"error500",
					"rate429",
				]),
				ms: z.number().default(1_000),
			}),
		)
		.default([]),
	webhooks: z
		.object({
			/** So many of the next calls are lost. */
			lose: z.number().default(0),
			/** Every call is made so many times. */
			copies: z.int().min(1).max(20).default(1),
			/** Calls wait a random time up to this, so that they overtake each other. */
			shuffleMs: z.number().default(0),
		})
		.default({ lose: 0, copies: 1, shuffleMs: 0 }),
});
export type FaultRules = z.infer<typeof FaultRules>;
export type FaultRule = FaultRules["rules"][number];

export const noFaults = (): FaultRules => FaultRules.parse({});

/** The rule a call meets. */
export const faultOf = (faults: FaultRules, call: string): FaultRule | null =>
	faults.rules.find((rule) => rule.call === "*" || rule.call === call) ?? null;

/** Breaks the line once so many bytes of a body have come. */
export function cutAfter(request: IncomingMessage, limit: number): void {
	const { socket } = request;
	let bytes = 0;
	request.on("data", (part: Buffer) => {
		bytes += part.length;
		if (bytes >= limit) socket.resetAndDestroy();
	});
}

const ATTEMPTS = 5;
const RETRY_MS = 100;
const CALL_TIMEOUT_MS = 10_000;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes a webhook call as the faults say: never, twice, late; again while it is not taken. */
export function post(
	faults: FaultRules,
	call: { url: string; headers: Record<string, string>; body: string },
): void {
	if (faults.webhooks.lose > 0) {
		faults.webhooks.lose--;
		return;
	}
	for (let copy = 0; copy < faults.webhooks.copies; copy++)
		void sleep(Math.random() * faults.webhooks.shuffleMs).then(() => deliver(call));
}

async function deliver(call: Parameters<typeof post>[1]): Promise<void> {
	for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
		const taken = await fetch(call.url, {
			method: "POST",
			headers: { "content-type": "application/json", ...call.headers },
			body: call.body,
			redirect: "manual",
			signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
		}).then(
			(answer) => answer.status < 500,
			() => false,
		);
		if (taken) return;
		await sleep(RETRY_MS * 2 ** attempt);
	}
}

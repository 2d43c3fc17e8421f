import type { NumberState } from "#app/domain/conversations/first-message.ts";
import { type Address, matchingKey } from "#app/domain/inbox/address.ts";
import { listCandidates } from "#app/domain/inbox/typed-number.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Gateways } from "../link/gateways.ts";

/** People seldom get or give up WhatsApp. */
const FRESH_MS = 10 * 60_000;
/** After a failure the gateway is left alone about that number for so long. */
const PAUSE_MS = 10_000;
const HOUR_MS = 60 * 60_000;
/** Numbers that one channel asks for in an hour, whoever asks: WhatsApp blocks numbers that search through others. */
const MAX_PER_HOUR = 120;
/** Numbers asked for at once; the others wait for the next turn of the alarm. */
const MAX_PARALLEL = 3;
/** Answers kept; all go beyond it. */
const MAX_KEPT = 500;

interface Answered {
	/** None: nobody has WhatsApp there. Null: it could not be asked. */
	addresses: readonly Address[] | null;
	at: number;
	gateway: string;
}

export interface NumberLookupParts {
	gateways: Pick<Gateways, "current" | "key">;
	tasks: Tasks;
	isOpen(): boolean;
	afterChange(now: number): void;
}

/** One person's number has one answer, with and without the ninth digit. */
const keyOf = (phone: string): string => matchingKey({ kind: "phone", value: phone }) ?? phone;

/**
 * Asks the gateway, by the alarm, whether numbers are on WhatsApp, before somebody is written to for the first time. In memory
 * only: asking again after a sleep is cheaper than a row, and a list of numbers that were looked at is nobody's to keep.
 */
export function createNumberLookup(parts: NumberLookupParts) {
	const { gateways, tasks, isOpen, afterChange } = parts;
	const answered = new Map<string, Answered>();
	const waiting = new Map<string, string>();
	let askedAt: number[] = [];
	const taskOf = (key: string): string => `number:${key}`;

	async function ask(key: string, phone: string): Promise<void> {
		const gateway = gateways.key();
		const answer = await gateways
			.current()
			.findNumbers?.(listCandidates(phone))
			.catch(() => undefined);
		if (gateways.key() !== gateway) return;
		const addresses =
			answer?.class === "accepted"
				? (answer.value.find((one) => one.addresses.length > 0)?.addresses ?? [])
				: null;
		if (answered.size >= MAX_KEPT) answered.clear();
		answered.set(key, { addresses, at: Date.now(), gateway });
	}

	function answerOf(key: string, now: number): Answered | null {
		const known = answered.get(key);
		if (known?.gateway !== gateways.key()) return null;
		return now - known.at < (known.addresses === null ? PAUSE_MS : FRESH_MS) ? known : null;
	}

	return {
		/** What is known of a number; has it asked for where nothing is. */
		lookUp(phone: string, now: number): NumberState {
			if (!gateways.current().capabilities.looksUpNumbers) return "unsupported";
			const key = keyOf(phone);
			const known = answerOf(key, now);
			if (known) {
				if (known.addresses === null) return "unknown";
				return known.addresses.length > 0 ? "found" : "absent";
			}
			if (waiting.has(key) || tasks.isUnderWay(taskOf(key))) return "looking";
			askedAt = askedAt.filter((at) => now - at < HOUR_MS);
			if (!isOpen() || askedAt.length >= MAX_PER_HOUR) return "unknown";
			askedAt.push(now);
			waiting.set(key, phone);
			afterChange(now);
			return "looking";
		},

		/** The addresses by which WhatsApp knows a number; none: nobody has it. Null: nobody knows. */
		addressesOf: (phone: string, now: number): readonly Address[] | null =>
			answerOf(keyOf(phone), now)?.addresses ?? null,

		startDue(): Task[] {
			if (!isOpen()) return [];
			const due = [...waiting].slice(0, MAX_PARALLEL);
			for (const [key] of due) waiting.delete(key);
			return due.map(([key, phone]) => tasks.begin(taskOf(key), () => ask(key, phone)));
		},

		nextWake: (now: number): number | null => (waiting.size > 0 && isOpen() ? now : null),

		erase(): void {
			answered.clear();
			waiting.clear();
			askedAt = [];
		},
	};
}

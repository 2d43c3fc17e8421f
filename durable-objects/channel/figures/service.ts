import {
	type Answerer,
	endFacts,
	followState,
	noteAnswered,
	noteAsked,
	noteCameFrom,
	noteMarks,
	type CountedMark,
	noteRated,
	type OpenTime,
	type ServiceFacts,
	type ServiceState,
} from "#app/domain/service-figures/facts.ts";
import { factsIn, keepFacts } from "#app/domain/service-figures/kept.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";

export interface ServiceParts {
	seq: Sequence;
	/** Up to which change everything is added up (stats.ts). */
	countedSeq(): number;
	/** How much of a time lies within the hours of service, which a department may have of its own. */
	openTime(departmentId: string | null): OpenTime;
}

/** Who said something in a conversation; null: what was said to the customer is no answer. */
export type Speaker = "customer" | Answerer | null;

export type Service = ReturnType<typeof createService>;

/**
 * What service figures know of each conversation. Every function answers the text that the caller writes into the row
 * with what it changes anyway.
 */
export function createService({ seq, countedSeq, openTime }: ServiceParts) {
	let hasNews = false;

	function keep(stored: string | null, facts: ServiceFacts | null): string | null {
		const text = keepFacts(stored, facts, { seq: seq.current() + 1, countedSeq: countedSeq() });
		if (text !== stored) hasNews = true;
		return text;
	}

	return {
		/**
		 * The conversation's row changes to `state`; null: there is none that counts.
		 * @param isNew it begins with this change
		 */
		follow(stored: string | null, state: ServiceState | null, isNew = false): string | null {
			if (state === null) return null;
			const step = { at: Date.now(), isNew, openTime: openTime(state.departmentId) };
			return keep(stored, followState(factsIn(stored), state, step));
		},

		/** Another conversation of the same contact follows. */
		end(stored: string | null, at: number): string | null {
			const facts = factsIn(stored);
			return facts && keep(stored, endFacts(facts, at, openTime(facts.departmentId)));
		},

		/** Something was said at `at`. Of a conversation that began before anything was counted no first answer is known. */
		said(stored: string | null, by: Speaker, at: number): string | null {
			const facts = factsIn(stored);
			if (facts === null || by === null) return stored;
			return keep(
				stored,
				by === "customer"
					? noteAsked(facts, at)
					: noteAnswered(facts, at, by, openTime(facts.departmentId)),
			);
		},

		/** An ad brought its customer; the first one in a conversation is the one it is counted to. */
		cameFrom(stored: string | null, adId: string): string | null {
			const facts = factsIn(stored);
			return facts && keep(stored, noteCameFrom(facts, adId));
		},

		/** Which leads and sales stand on it now. */
		marked(stored: string | null, marks: readonly CountedMark[]): string | null {
			const facts = factsIn(stored);
			return facts && keep(stored, noteMarks(facts, marks));
		},

		/** The customer rated it from 1 to 5. */
		rated(stored: string | null, score: number, at: number): string | null {
			const facts = factsIn(stored);
			return facts && keep(stored, noteRated(facts, at, score));
		},

		/** Whether anything changed since it was last added up, in this life of the object. */
		hasNews: (): boolean => hasNews,
		noteCounted(): void {
			hasNews = false;
		},
	};
}

/** A conversation as service figures look at it; null for groups, and for a contact without one. */
export const stateOf = (row: ContactRow): ServiceState | null =>
	row.conversation_id === null || row.is_group === 1
		? null
		: {
				id: row.conversation_id,
				openedAt: row.opened_at,
				closedAt: row.closed_at,
				waitingSince: row.waiting_since,
				handler: row.handler,
				memberId: row.assignee_id,
				departmentId: row.department_id,
				agentId: row.agent_id,
				labels: JSON.parse(row.labels ?? "[]") as string[],
			};

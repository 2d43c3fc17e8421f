import {
	FLOOD_MEMORY_MS,
	isEnough,
	type NewVisitors,
	proofBits,
	withVisitor,
} from "#app/domain/channels/visitor-flood.ts";
import type { Inbox } from "../inbox.ts";
import { createProgress } from "../../object/progress.ts";

/** How often a flood that goes on is noted: each note is a billed row. */
const NOTE_EVERY_MS = 60_000;
/** The strangers that made it one came before it was noticed. */
const NOTICED_AFTER_MS = 60 * 60_000;
/** Conversations looked at in one call. */
const PAGE = 200;

/** A flood of new visitors as the team sees it. */
export interface FloodView {
	/** When it began; null: there was none lately. */
	since: number | null;
	/** When its conversations were ended; null while they were not. */
	endedAt: number | null;
	/** How many were. */
	ended: number;
}

/**
 * Strangers of one webchat: how many came (in memory: it is a gate, not a fact), when they were a
 * flood, and its conversations, which end together and come back together.
 */
export function createFlood(sql: SqlStorage, inbox: Pick<Inbox, "endUnanswered" | "reopenEnded">) {
	const progress = createProgress(sql);
	let seen: NewVisitors = [];

	function note(now: number): void {
		const lastAt = progress.find("flood_at") ?? 0;
		if (now - lastAt < NOTE_EVERY_MS) return;
		if (now - lastAt > FLOOD_MEMORY_MS) {
			progress.set("flood_since", now - NOTICED_AFTER_MS);
			progress.set("flood_ended_at", 0);
			progress.set("flood_ended", 0);
		}
		progress.set("flood_at", now);
	}

	const sinceOf = (now: number): number | null =>
		now - (progress.find("flood_at") ?? 0) > FLOOD_MEMORY_MS ? null : progress.find("flood_since");

	return {
		/** How hard a new visitor's proof has to be; 0: they are in, and counted. */
		admit(provedBits: number, now: number): number {
			const wanted = proofBits(seen, now);
			if (wanted > 0) note(now);
			if (!isEnough(provedBits, wanted)) return wanted;
			seen = withVisitor(seen, now);
			return 0;
		},

		view(now: number): FloodView {
			return {
				since: sinceOf(now),
				endedAt: progress.find("flood_ended_at") || null,
				ended: progress.find("flood_ended") ?? 0,
			};
		},

		/**
		 * Ends some conversations of the flood that no person answered, all under one moment.
		 * @returns those that may have been counted, and whether there may be more
		 */
		end(now: number): { ids: string[]; hasMore: boolean } {
			const since = sinceOf(now);
			if (since === null) return { ids: [], hasMore: false };
			const at = progress.find("flood_ended_at") || now;
			progress.set("flood_ended_at", at);
			const ids = inbox.endUnanswered(since, at, PAGE);
			progress.add("flood_ended", ids.length);
			return { ids, hasMore: ids.length === PAGE };
		},

		/** Takes back some of what `end` did; true while there may be more. */
		undo(): boolean {
			const at = progress.find("flood_ended_at") || null;
			if (at === null) return false;
			if (inbox.reopenEnded(at, PAGE) === PAGE) return true;
			progress.set("flood_ended_at", 0);
			progress.set("flood_ended", 0);
			return false;
		},
	};
}

import {
	FLOOD_MEMORY_MS,
	isEnough,
	type NewVisitors,
	proofBits,
	withVisitor,
} from "#app/domain/channels/visitor-flood.ts";
import type { Inbox } from "../inbox.ts";
import { createProgress } from "../../object/progress.ts";

/** A continuing flood is stored at most this often: each write is a billed row. */
const NOTE_EVERY_MS = 60_000;
/** The visitors that made it a flood came within this time before it was noticed. */
const NOTICED_AFTER_MS = 60 * 60_000;
/** Conversations handled in one call. */
const PAGE = 200;

/** A flood of new visitors as the team sees it. */
export interface FloodView {
	/** Epoch ms of its begin; null: there was none lately. */
	since: number | null;
	/** Epoch ms at which its conversations were ended; null while they were not. */
	endedAt: number | null;
	/** How many were ended. */
	ended: number;
}

/**
 * New visitors of one webchat: how many came (in memory, as it only limits the rate), when they were a
 * flood, and the flood's conversations, which are ended and reopened together.
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
		/** The bits a new visitor's proof must have; 0: admitted, and counted. */
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
		 * Ends one batch of the flood's conversations that no person answered, all with the same moment.
		 * @returns their ids, to be taken off the plan's count, and whether another call is needed
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

		/** Reopens one batch of what `end` ended; true when another call is needed. */
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

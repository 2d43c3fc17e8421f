// Two contacts that turn out to be one person: which one stays, and what undoing gives back.
import type { Handler } from "../agents/answering.ts";
import { parseUnverified, storeUnverified } from "./unverified.ts";

/** Why two contacts became one. `shared_address`: one event showed addresses of both. */
export const MERGE_REASONS = ["shared_address", "ninth_digit", "by_hand"] as const;
export type MergeReason = (typeof MERGE_REASONS)[number];

/** What is known of a person beside messages and addresses, and can be taken over. */
export interface Person {
	name: string | null;
	phone: string | null;
	/** Which facts are only said (unverified.ts); absent in merges of before. */
	told?: string | null | undefined;
	avatarUrl: string | null;
	lastSeenAt: number | null;
	assigneeId: string | null;
	assigneeName: string | null;
	closedAt: number | null;
	unread: number;
	/** The dialogue the person is in, or was in last; null before the first. */
	dialogue: PersonDialogue | null;
}

/** What two dialogues cannot share: of two, one goes on. */
export interface PersonDialogue {
	id: string;
	openedAt: number;
	labels: string | null;
	overLimit: number | null;
	handler: Handler;
	agentId: string | null;
	agentName: string | null;
}

/** Who stays when nobody chose: who has said more, else who was known first (the lower number). */
export function chooseKept<Side extends { n: number; messages: number }>(
	a: Side,
	b: Side,
): { kept: Side; merged: Side } {
	const aStays = a.messages === b.messages ? a.n < b.n : a.messages > b.messages;
	return aStays ? { kept: a, merged: b } : { kept: b, merged: a };
}

const isOpen = ({ dialogue, closedAt }: Person): boolean => dialogue !== null && closedAt === null;

/** Which of two dialogues goes on: the kept one's, unless only the other one's is open. */
export function chooseDialogue(kept: Person, merged: Person): "kept" | "merged" | null {
	if (kept.dialogue === null && merged.dialogue === null) return null;
	if (kept.dialogue === null) return "merged";
	return !isOpen(kept) && isOpen(merged) ? "merged" : "kept";
}

/** What was only said stays so with whom it came from; the e-mail is the kept one's. */
function joinTold(kept: Person, merged: Person): string | null {
	const [own, other] = [parseUnverified(kept.told), parseUnverified(merged.told)];
	const from = (isOwn: boolean) => (isOwn ? own : other);
	return storeUnverified([
		...from(kept.name !== null).filter((fact) => fact === "name"),
		...from(kept.phone !== null).filter((fact) => fact === "phone"),
		...own.filter((fact) => fact === "email"),
	]);
}

/** Both as one: what the kept one lacks comes from the other. Open while a dialogue of them is. */
export function computeJoined(kept: Person, merged: Person): Person {
	const hasAssignee = kept.assigneeId !== null;
	const chosen = chooseDialogue(kept, merged);
	const lead = chosen === "merged" ? merged : kept;
	return {
		name: kept.name ?? merged.name,
		phone: kept.phone ?? merged.phone,
		told: joinTold(kept, merged),
		avatarUrl: kept.avatarUrl ?? merged.avatarUrl,
		lastSeenAt: kept.lastSeenAt ?? merged.lastSeenAt,
		assigneeId: hasAssignee ? kept.assigneeId : merged.assigneeId,
		assigneeName: hasAssignee ? kept.assigneeName : merged.assigneeName,
		closedAt: chosen === null ? (merged.closedAt === null ? null : kept.closedAt) : lead.closedAt,
		unread: kept.unread + merged.unread,
		dialogue: lead.dialogue,
	};
}

/** The three states a merge remembers. */
export interface MergeSnapshot {
	kept: Person;
	merged: Person;
	joined: Person;
}

/**
 * Both as two again. What nobody changed since is exactly as before; a change made meanwhile stays
 * with the kept one.
 * @param lateNews messages for the merged one that came after the merge and counted as unread
 */
export function computeParted(
	now: Person,
	before: MergeSnapshot,
	lateNews: number,
): { kept: Person; merged: Person } {
	const back = <Key extends keyof Person>(key: Key): Person[Key] =>
		now[key] === before.joined[key] ? before.kept[key] : now[key];
	const ownDialogue = () =>
		before.joined.dialogue?.id === before.kept.dialogue?.id ? now.dialogue : before.kept.dialogue;
	// Fewer than at the merge: somebody has read since, and only what came late can be unread.
	const wasRead = now.unread < before.joined.unread;
	const away = Math.min(now.unread, (wasRead ? 0 : before.merged.unread) + lateNews);
	return {
		kept: {
			name: back("name"),
			phone: back("phone"),
			told: back("told"),
			avatarUrl: back("avatarUrl"),
			lastSeenAt: back("lastSeenAt"),
			assigneeId: back("assigneeId"),
			assigneeName: back("assigneeName"),
			closedAt: back("closedAt"),
			unread: now.unread - away,
			// The other one's dialogue goes back with it; one that has begun since stays.
			dialogue: now.dialogue?.id === before.joined.dialogue?.id ? ownDialogue() : now.dialogue,
		},
		merged: { ...before.merged, unread: away },
	};
}

// Merging of two contacts that turn out to be one person: which one stays, and what undoing restores.
import type { Handler } from "../agents/answering.ts";
import { storeTouches, touchesIn } from "./referral.ts";
import { KEPT_FACTS, type KeptFact, parseKept, storeKept } from "./kept-facts.ts";
import { parseUnverified, storeUnverified, UNVERIFIED_FACTS } from "./unverified.ts";

/** Why two contacts became one. `shared_address`: one event showed addresses of both. */
export const MERGE_REASONS = ["shared_address", "ninth_digit", "by_hand"] as const;
export type MergeReason = (typeof MERGE_REASONS)[number];

/** A contact's data besides messages and addresses, which a merge can take over. */
export interface Person {
	name: string | null;
	phone: string | null;
	/** Which facts are unproved (unverified.ts); absent in merges of earlier releases. */
	told?: string | null | undefined;
	/** Absent in merges of earlier releases, as the next. */
	email?: string | null | undefined;
	/** Which of name and e-mail the team wrote (kept-facts.ts). */
	kept?: string | null | undefined;
	/** Which ads brought them (referral.ts). */
	touches?: string | null | undefined;
	/** 1: nothing of what they buy is told to Meta. */
	adsRefused?: number | null | undefined;
	avatarUrl: string | null;
	lastSeenAt: number | null;
	assigneeId: string | null;
	assigneeName: string | null;
	closedAt: number | null;
	unread: number;
	/** The contact's present or last conversation; null before the first. */
	dialogue: PersonDialogue | null;
}

/** The conversation's data, of which a merge keeps one set. */
export interface PersonDialogue {
	id: string;
	openedAt: number;
	labels: string | null;
	overLimit: number | null;
	handler: Handler;
	agentId: string | null;
	agentName: string | null;
	/** Since when the customer waits, and until when it is put aside, epoch ms; absent in merges of earlier releases. */
	waitingSince?: number | null | undefined;
	snoozedUntil?: number | null | undefined;
	/** As above. */
	departmentId?: string | null | undefined;
}

/**
 * Which contact stays in an automatic merge: the one with more messages, else the older one (lower number).
 */
export function chooseKept<Side extends { n: number; messages: number }>(
	a: Side,
	b: Side,
): { kept: Side; merged: Side } {
	const aStays = a.messages === b.messages ? a.n < b.n : a.messages > b.messages;
	return aStays ? { kept: a, merged: b } : { kept: b, merged: a };
}

const isOpen = ({ dialogue, closedAt }: Person): boolean => dialogue !== null && closedAt === null;

/** Which of two conversations continues: the kept contact's, unless only the other one is open. */
export function chooseDialogue(kept: Person, merged: Person): "kept" | "merged" | null {
	if (kept.dialogue === null && merged.dialogue === null) return null;
	if (kept.dialogue === null) return "merged";
	return !isOpen(kept) && isOpen(merged) ? "merged" : "kept";
}

/** The conversation that continues; its customer waits since the first message of either that nobody answered. */
function joinDialogue(kept: Person, merged: Person, lead: Person): PersonDialogue | null {
	const waiting = [kept, merged].flatMap((person) => person.dialogue?.waitingSince ?? []);
	if (lead.dialogue === null || waiting.length === 0) return lead.dialogue;
	return { ...lead.dialogue, waitingSince: Math.min(...waiting) };
}

/** Whose name, phone and e-mail it is: what the team wrote goes before what anybody else said, then the kept one's. */
function chooseFacts(kept: Person, merged: Person) {
	const isWritten = (person: Person, fact: KeptFact) => parseKept(person.kept).includes(fact);
	const choose = (fact: KeptFact): Person =>
		(kept[fact] ?? null) === null || (isWritten(merged, fact) && !isWritten(kept, fact))
			? merged
			: kept;
	return {
		name: choose("name"),
		email: choose("email"),
		phone: kept.phone === null ? merged : kept,
	};
}

/** Facts stay unproved, or the team's own, with the contact they came from. */
function joinFacts(kept: Person, merged: Person) {
	const from = chooseFacts(kept, merged);
	return {
		name: from.name.name,
		phone: from.phone.phone,
		email: from.email.email ?? null,
		told: storeUnverified(
			UNVERIFIED_FACTS.filter((fact) => parseUnverified(from[fact].told).includes(fact)),
		),
		kept: storeKept(KEPT_FACTS.filter((fact) => parseKept(from[fact].kept).includes(fact))),
	};
}

/**
 * The merged contact: missing data of the kept one comes from the other. Open if one of their conversations
 * is.
 */
export function computeJoined(kept: Person, merged: Person): Person {
	const hasAssignee = kept.assigneeId !== null;
	const chosen = chooseDialogue(kept, merged);
	const lead = chosen === "merged" ? merged : kept;
	return {
		...joinFacts(kept, merged),
		touches: storeTouches(kept.touches ?? null, touchesIn(merged.touches ?? null)),
		// Whoever said no of the two said it for both.
		adsRefused: kept.adsRefused ?? merged.adsRefused ?? null,
		avatarUrl: kept.avatarUrl ?? merged.avatarUrl,
		lastSeenAt: kept.lastSeenAt ?? merged.lastSeenAt,
		assigneeId: hasAssignee ? kept.assigneeId : merged.assigneeId,
		assigneeName: hasAssignee ? kept.assigneeName : merged.assigneeName,
		closedAt: chosen === null ? (merged.closedAt === null ? null : kept.closedAt) : lead.closedAt,
		unread: kept.unread + merged.unread,
		dialogue: joinDialogue(kept, merged, lead),
	};
}

/** The three states a merge remembers. */
export interface MergeSnapshot {
	kept: Person;
	merged: Person;
	joined: Person;
}

/**
 * Both contacts after undoing a merge. Data unchanged since is as before; a change made meanwhile stays
 * with the kept one.
 * @param lateNews messages for the merged contact that came after the merge and counted as unread
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
	// Fewer unread than at the merge: a member has read since, and only later messages can be unread.
	const wasRead = now.unread < before.joined.unread;
	const away = Math.min(now.unread, (wasRead ? 0 : before.merged.unread) + lateNews);
	return {
		kept: {
			name: back("name"),
			phone: back("phone"),
			told: back("told"),
			email: back("email"),
			kept: back("kept"),
			touches: back("touches"),
			adsRefused: back("adsRefused"),
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

// look.md, The inbox: system lines. Stored as a message of type `system`, its text this line as JSON.
import { GROUP_ACTS, type GroupAct } from "../inbox/group.ts";
import type { FromAdLine } from "../inbox/referral.ts";
import type { MarkLine } from "../sales/mark.ts";
import { isRating, type Rating } from "../satisfaction/rating.ts";
import { HAND_OVER_REASONS, type HandOverReason } from "../agents/answering.ts";

/** Whom a conversation was given to, by its name at that time. */
export interface TransferTarget {
	kind: "department" | "member" | "nobody";
	id: string;
	name: string;
}

const NOTE_MENTIONS = ["member", "department"] as const;

/** Whom a note names: `name` is what stands behind the `@` in its text. */
export interface NoteMention {
	kind: (typeof NOTE_MENTIONS)[number];
	id: string;
	name: string;
}

/** A note (note.ts); `by` is the member who wrote it. */
export interface NoteLine {
	code: "note";
	text: string;
	by: string;
	mentions: NoteMention[];
}

/** What happened to a conversation; the entry's `author` is who did it, as people call them. */
export type SystemLine =
	| { code: "taken_over" }
	/** A member gave it to the agent; `note` is what they want it to know. */
	| { code: "given_back"; note: string | null }
	/** The agent gave it to people. */
	| { code: "handed_over"; reason: HandOverReason }
	/** No member answered, and the agent continues. */
	| { code: "agent_returned" }
	| { code: "conversation_closed" }
	| { code: "conversation_reopened" }
	| { code: "closed_inactive" }
	/** Put aside until then, epoch ms (snooze.ts). */
	| { code: "snoozed"; until: number }
	/** A member gave it to a department or a colleague; `note` is what they want them to know. `nobody`: both were taken back. */
	| { code: "transferred"; to: TransferTarget; note: string | null }
	/** It came back at the moment it was put aside until. */
	| { code: "snooze_over" }
	/** Routing gave it to its `author`. */
	| { code: "routed" }
	/** Its `author` did not answer in time. */
	| { code: "routed_back" }
	/** The number takes nothing of groups any more. */
	| { code: "groups_ignored" }
	/** Its customer rated it. */
	| { code: "rated"; rating: Rating }
	/** A rule of the workspace did something; its name is the entry's author. */
	| { code: "rule_ran" }
	/** Something happened to a group; whom it is about stands beside it (inbox/group.ts). */
	| { code: "group_changed"; act: GroupAct; name: string | null }
	/** What the team says to itself (note.ts). */
	| NoteLine
	/** Its customer came from an ad or post; what it says stands beside the code (inbox/referral.ts). */
	| FromAdLine
	/** A lead or a sale was marked (sales/mark.ts). */
	| MarkLine;

const CODES = [
	"taken_over",
	"given_back",
	"handed_over",
	"agent_returned",
	"conversation_closed",
	"conversation_reopened",
	"closed_inactive",
	"snooze_over",
	"routed",
	"routed_back",
	"groups_ignored",
	"rule_ran",
	// What these two say is read where they are shown (inbox/referral.ts, sales/mark.ts).
	"from_ad",
	"marked",
];

const TARGET_KINDS = ["department", "member", "nobody"] as const;

export const formatSystemLine = (line: SystemLine): string => JSON.stringify(line);

/** Null for a text of a later version, which is then not shown. Never throws. */
export function parseSystemLine(text: string): SystemLine | null {
	try {
		// What has no fields throws.
		const line = JSON.parse(text) as Record<string, unknown>;
		const { code } = line;
		const textIn = (key: string): string | null =>
			typeof line[key] === "string" ? line[key] : null;
		if (code === "handed_over") {
			const reason = HAND_OVER_REASONS.find((known) => known === line["reason"]);
			return reason ? { code, reason } : null;
		}
		if (code === "given_back") return { code, note: textIn("note") };
		if (code === "transferred") {
			const to = parseTarget(line["to"]);
			return to && { code, to, note: textIn("note") };
		}
		if (code === "group_changed") {
			const act = GROUP_ACTS.find((known) => known === line["act"]);
			return act ? { code, act, name: textIn("name") } : null;
		}
		const { rating, until } = line;
		if (code === "rated") return isRating(rating) ? { code, rating } : null;
		if (code === "note") return readNote(line);
		if (code === "snoozed") return typeof until === "number" ? { code, until } : null;
		return CODES.some((known) => known === code) ? (line as unknown as SystemLine) : null;
	} catch {
		return null;
	}
}

/** The text of a line as it leaves the team: what a member wrote for colleagues stays here. */
export function withoutNote(text: string): string {
	const line = parseSystemLine(text);
	return line && "note" in line ? formatSystemLine({ ...line, note: null }) : text;
}

function parseTarget(to: unknown): TransferTarget | null {
	if (typeof to !== "object" || to === null || !("id" in to && "name" in to && "kind" in to))
		return null;
	const { id, name } = to;
	const kind = TARGET_KINDS.find((known) => known === to.kind);
	return kind && typeof id === "string" && typeof name === "string" ? { kind, id, name } : null;
}

function readNote(line: object): NoteLine | null {
	const { text, by, mentions } = line as Record<string, unknown>;
	if (typeof text !== "string" || typeof by !== "string") return null;
	const told = Array.isArray(mentions) ? (mentions as Record<string, unknown>[]) : [];
	return {
		code: "note",
		text,
		by,
		mentions: told.flatMap((one): NoteMention[] => {
			const kind = NOTE_MENTIONS.find((known) => known === one["kind"]);
			const { id, name } = one;
			return kind && typeof id === "string" && typeof name === "string" ? [{ kind, id, name }] : [];
		}),
	};
}

// Sources of a base by their address: what screens send, and what they are shown.
import { z } from "zod";
import {
	MAX_ADDRESS_LENGTH,
	SCHEDULES,
	type Schedule,
	SOURCE_KINDS,
	type SourceKind,
	type SourceProblem,
	type SourceState,
} from "#app/domain/agents/knowledge-source.ts";

const Id = z.string().min(1).max(64);

/** Whose sources: of a base, or of all that an agent knows. */
export const SourcePlace = z.union([
	z.strictObject({ baseId: Id }),
	z.strictObject({ agentId: Id }),
]);

export const NewSource = z.strictObject({
	place: SourcePlace,
	/** As typed. */
	address: z.string().max(MAX_ADDRESS_LENGTH),
	kind: z.enum(SOURCE_KINDS),
	schedule: z.enum(SCHEDULES),
});
export type NewSource = z.infer<typeof NewSource>;

export const SourceSchedule = z.strictObject({ schedule: z.enum(SCHEDULES) });

/** More keys than a page shows. */
const MAX_KEYS = 200;

export const SettleChanges = z.strictObject({
	/** The reading that was looked at: what another found is not taken unseen. */
	run: z.number().int().min(0),
	keys: z.union([z.literal("all"), z.array(z.string().min(1).max(200)).min(1).max(MAX_KEYS)]),
	isTaken: z.boolean(),
});
export type SettleChanges = z.infer<typeof SettleChanges>;

/** A source as a list shows it. Moments are epoch ms. */
export interface SourceView {
	id: string;
	baseId: string;
	/** Name of its base. */
	base: string;
	address: string;
	kind: SourceKind;
	schedule: Schedule;
	state: SourceState;
	/** Of the last reading; null: none. */
	problem: SourceProblem | null;
	/** Of its first page; "" before it was read. */
	title: string;
	/** Of the reading under way, else of the last one. */
	pages: number;
	/** Pages of it that could not be read. */
	missed: number;
	/** What was taken from it. */
	entries: number;
	/** Changes that wait for somebody's yes. */
	pending: number;
	run: number;
	lastReadAt: number | null;
	/** Null: when somebody asks for it. */
	nextReadAt: number | null;
}

/** Changes on one page of a list. */
export const CHANGE_PAGE = 30;

interface Words {
	title: string;
	text: string;
	/** There is more of the text than is shown. */
	isCut: boolean;
}

/** What a source says now against what was taken from it. */
export interface SourceChange {
	key: string;
	kind: "added" | "changed" | "removed";
	/** Address of the page. */
	address: string;
	/** Null for what is new. */
	before: Words | null;
	/** Null for what is gone. */
	after: Words | null;
}

export interface SourceChanges {
	run: number;
	changes: SourceChange[];
	total: number;
}

import type { FoundEntry } from "#app/domain/agents/document-blocks.ts";
import type {
	ReadPage,
	Schedule,
	SourceKind,
	SourceProblem,
	SourceState,
} from "#app/domain/agents/knowledge-source.ts";

/** A site that a base is read from, as it is stored. */
export interface Source {
	id: string;
	baseId: string;
	address: string;
	kind: SourceKind;
	schedule: Schedule;
	state: SourceState;
	problem: SourceProblem | null;
	title: string;
	pages: number;
	missed: number;
	/** Counts the readings. */
	run: number;
	/** Calls since the reading last got on. */
	attempts: number;
	/** Where the reading under way goes on, as JSON; null: at its beginning. */
	cursor: string | null;
	/** When the next call is due; null: when somebody asks. */
	dueAt: number | null;
	lastReadAt: number | null;
	/** When something of it was first taken or declined. */
	settledAt: number | null;
	createdBy: string | null;
	createdAt: number;
}

/** A page of the reading under way with what it says. */
export type FoundPage = ReadPage & { found: FoundEntry[] };

const COLUMNS = {
	id: "id",
	baseId: "base_id",
	address: "address",
	kind: "kind",
	schedule: "schedule",
	state: "state",
	problem: "problem",
	title: "title",
	pages: "pages",
	missed: "missed",
	run: "run",
	attempts: "attempts",
	cursor: "cursor",
	dueAt: "due_at",
	lastReadAt: "last_read_at",
	settledAt: "settled_at",
	createdBy: "created_by",
	createdAt: "created_at",
} as const satisfies Record<keyof Source, string>;
/** The fields in the order in which they are stored. */
export const NAMES = Object.keys(COLUMNS) as (keyof Source)[];
export const STORED = NAMES.map((name) => COLUMNS[name]).join(", ");
export const MARKS = NAMES.map(() => "?").join(", ");
export const SELECT = `SELECT ${NAMES.map((name) => `${COLUMNS[name]} AS ${name}`).join(", ")} FROM sources`;

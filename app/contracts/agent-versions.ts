/** Drafts, versions and the test set of an agent. */
import type { CaseResult, CaseSource, TestCase, TestRun } from "../domain/agents/test-cases.ts";
import type { FieldChange } from "../domain/agents/version-diff.ts";
import type { VersionOrigin } from "../domain/agents/versions.ts";

/** A published version, without its settings. */
export interface VersionSummary {
	number: number;
	name: string;
	/** "" for none. */
	note: string;
	origin: VersionOrigin;
	/** The version it was made from; null: unknown. */
	basedOn: number | null;
	/** Name of the member; FORMER_MEMBER once they were erased, or where nobody is known. */
	by: string;
	at: number;
	tests: TestRun | null;
}

/** What a version did while a trial ran. */
export interface VersionFigures {
	version: number;
	answers: number;
	handOvers: number;
}

/** The versions of an agent, newest first. */
export interface AgentVersions {
	live: number;
	versions: VersionSummary[];
	/** Since the trial began; empty without one. */
	figures: VersionFigures[];
}

/** What a version changed. */
export interface VersionChanges {
	/** Number of the version it is compared with; null: it is the first that is kept. */
	against: number | null;
	changes: FieldChange[];
}

/** A case of an agent's test set. */
export interface AgentCase extends TestCase {
	id: string;
	source: CaseSource;
	createdAt: number;
}

/** A run of the tests, one JSON object a line (application/x-ndjson), in this order. */
export type TestEvent =
	| { type: "begin"; total: number }
	| { type: "case"; result: CaseResult }
	/** `code`: why not all were asked; null when all were. */
	| { type: "end"; run: TestRun; code: "over_budget" | "unavailable" | null };

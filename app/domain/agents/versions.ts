// Versions of an agent: what is versioned, how versions are numbered, and which one answers a conversation.
import type { AgentSettings } from "./agent.ts";
import { readAllSettings } from "./stored-settings.ts";

/** What a version holds. Status, channels and the picture are the agent's and take effect at once. */
export interface AgentContent {
	name: string;
	settings: AgentSettings;
}

/** How a version came to be: saved by a member, an earlier one brought back, or found in the agent's row. */
export const VERSION_ORIGINS = ["saved", "restored", "noticed"] as const;
export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/** The draft is kept among the versions, under a number that none of them has. */
export const DRAFT_NUMBER = 0;
/** Kept versions of one agent; the oldest go first, never the one that is live or on trial. */
export const MAX_VERSIONS = 50;
export const MAX_NOTE_LENGTH = 200;

/** A version that answers a share of the conversations, as the agent's row keeps it. */
export interface AgentTrial extends AgentContent {
	version: number;
	/** Percent of the conversations, 0 to 100. */
	share: number;
	/** Epoch ms. */
	since: number;
}

/**
 * Typed settings over the stored ones. What the form does not know stays: a setting of a newer release, sent by the
 * page of an older one.
 */
export function mergeSettings(stored: AgentSettings, typed: AgentSettings): AgentSettings {
	const { conversion, sendsFiles, ...merged } = { ...stored, ...typed };
	// Taken away and never chosen are the same content.
	return { ...merged, ...(conversion && { conversion }), ...(sendsFiles && { sendsFiles }) };
}

/** Whether two contents are the same, whatever the order of their keys. */
export const isSameContent = (a: AgentContent, b: AgentContent): boolean =>
	toOrderedJson({ name: a.name, settings: a.settings }) ===
	toOrderedJson({ name: b.name, settings: b.settings });

/** JSON with sorted keys; equal values have equal texts. */
export const toOrderedJson = (value: unknown): string =>
	JSON.stringify(value, (_, inner: unknown) =>
		inner !== null && typeof inner === "object" && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: inner,
	);

/** The state in which a version is published. */
export interface VersionState {
	/** What the agent's row says now. */
	live: AgentContent & { version: number };
	/** What is kept as that version; null: it was made before versions were kept. */
	recorded: AgentContent | null;
	/** The highest number in use. */
	newest: number;
}

/**
 * The version to keep because the agent's row holds something that no version says: the agent is older than versions,
 * or a release without them has changed it. Null when the row is what its version says.
 */
export function findUnrecorded({ live, recorded, newest }: VersionState): number | null {
	if (recorded === null) return live.version;
	return isSameContent(live, recorded) ? null : Math.max(newest, live.version) + 1;
}

/** The number of the next version, after the one that may have to be recorded first. */
export const nextNumber = (state: VersionState): number =>
	Math.max(state.newest, state.live.version, findUnrecorded(state) ?? 0) + 1;

/** Whether a content differs from what is live; only then it is a version of its own. */
export const isWorthVersion = ({ live }: Pick<VersionState, "live">, content: AgentContent) =>
	!isSameContent(live, content);

/**
 * Whether a conversation is answered by the trial: the same contact always gets the same answer to this, and a larger
 * share only adds contacts.
 */
export const isOnTrial = (
	{ version, share }: Pick<AgentTrial, "version" | "share">,
	contactId: string,
): boolean => hash32(`${version}:${contactId}`) % 100 < share;

/** 32-bit FNV-1a over UTF-16 units; spreads ids evenly and is no secret. */
function hash32(text: string): number {
	let hash = 0x81_1c_9d_c5;
	for (let at = 0; at < text.length; at++)
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0;
	// FNV's low bits follow the last letters; the remainder needs all of them.
	hash = Math.imul(hash ^ (hash >>> 16), 0x04_5d_9f_3b) >>> 0;
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** The trial of an agent's row; null for none, and for one that a damaged row cannot tell. */
export function readTrial(json: string | null): AgentTrial | null {
	if (json === null) return null;
	try {
		const { version, share, since, name, settings } = JSON.parse(json) as Partial<AgentTrial>;
		if (!Number.isInteger(version) || typeof share !== "number" || typeof name !== "string")
			return null;
		return {
			version: version ?? 0,
			share,
			since: since ?? 0,
			name,
			settings: readAllSettings(settings ?? {}),
		};
	} catch {
		return null;
	}
}

import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { EntryPage, KnowledgePlace } from "#app/contracts/knowledge.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { EntrySource } from "#app/domain/agents/knowledge-base.ts";
import { parseEntryText, parseTitle } from "#app/domain/agents/knowledge-text.ts";
import type { Rows } from "#app/domain/agents/tables.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { KnowledgeStub } from "../places.ts";
import type { OpenAgent } from "./access.ts";
import type { NoteKnowledge } from "./knowledge-log.ts";
import { type FileReaders, readKnowledgeFile } from "./read-file.ts";

export interface KnowledgeDeps {
	now(): number;
	newId(): string;
	note: NoteKnowledge;
	open: OpenAgent;
	knowledge(workspaceId: string): KnowledgeStub;
	/** Whether one more change of this member passes. */
	allows(memberId: string): Promise<boolean>;
	readers: FileReaders;
}

/** An entry with its text. */
interface OpenEntry extends KnowledgeEntry {
	text: string;
}

/** The form of an entry, not yet validated. */
interface TypedEntry {
	title: string;
	text: string;
}

interface EntryContent {
	title: string;
	text: string;
	source: EntrySource;
	fileName: string | null;
	/** Of a catalogue its table. */
	rows?: Rows | null;
	/** What was read together has the same. */
	sourceId?: string | null;
}

type KnowledgeCode = "knowledge_added" | "knowledge_changed" | "knowledge_removed";

/** Which page of entries is wanted. */
interface EntriesWanted {
	/** What title or text has to hold; "" for all. */
	words: string;
	offset: number;
	limit: number;
}

/** Where something new goes: an agent without a base gets one with its name. */
export const toNewPlace = (place: KnowledgePlace, agentName: string, newId: () => string) =>
	"baseId" in place ? place : { ...place, agentName, spareBaseId: newId() };

/**
 * The entries of a base, or of the bases attached to an agent. Every member may read them. Changes need `manage_agents` and
 * refuse with `not_found`, `forbidden`, `rate_limited`, `too_many_entries`, `knowledge_full` or a code of the entry's
 * rules (app/domain/agents/knowledge-text.ts). Methods throw when D1 or the object fails.
 */
export function createKnowledgeService(deps: KnowledgeDeps) {
	function parseTyped(typed: TypedEntry): Result<EntryContent, ErrorCode> {
		const title = parseTitle(typed.title);
		if (!title.ok) return title;
		const text = parseEntryText(typed.text);
		if (!text.ok) return text;
		return ok({ title: title.value, text: text.value, source: "typed", fileName: null });
	}

	/** Whether this member may change what is there; `not_found` for an agent of another workspace. */
	async function judge(
		signedIn: SignedIn,
		place: KnowledgePlace,
	): Promise<Result<{ name: string }, ErrorCode>> {
		if ("agentId" in place) return deps.open(signedIn, place.agentId, "manage_agents");
		return may(signedIn.member.role, "manage_agents") ? ok({ name: "" }) : fail("forbidden");
	}

	/** As `judge`, where somebody may also have changed too much in a short time. */
	async function judgeChange(signedIn: SignedIn, place: KnowledgePlace) {
		const judged = await judge(signedIn, place);
		if (!judged.ok) return judged;
		return (await deps.allows(signedIn.member.id)) ? judged : fail("rate_limited");
	}

	const note = (
		signedIn: SignedIn,
		code: KnowledgeCode,
		{ entry, base }: { entry: { title: string; baseId: string }; base: string },
	): Promise<void> => deps.note(signedIn, entry.baseId, { code, name: base, title: entry.title });

	/** A new entry as the object takes it. */
	const toNew = (signedIn: SignedIn, content: EntryContent) => {
		const at = deps.now();
		const createdBy = signedIn.member.id;
		return { ...content, id: deps.newId(), createdBy, createdAt: at, updatedAt: at };
	};

	return {
		/** A page of entries without their texts, newest first. None for a place that is not of the workspace. */
		async list(
			signedIn: SignedIn,
			place: KnowledgePlace,
			wanted: EntriesWanted,
		): Promise<Result<EntryPage, "not_found">> {
			const workspaceId = signedIn.workspace.id;
			return deps.knowledge(workspaceId).listEntries(workspaceId, place, wanted);
		},

		/** Adds typed text. `too_many_entries` and `knowledge_full` are decided in the object. */
		async add(
			signedIn: SignedIn,
			place: KnowledgePlace,
			typed: TypedEntry,
		): Promise<Result<KnowledgeEntry, ErrorCode>> {
			const judged = await judgeChange(signedIn, place);
			if (!judged.ok) return judged;
			const parsed = parseTyped(typed);
			if (!parsed.ok) return parsed;
			const workspaceId = signedIn.workspace.id;
			const target = toNewPlace(place, judged.value.name, deps.newId);
			const entry = toNew(signedIn, parsed.value);
			const added = await deps.knowledge(workspaceId).addEntry(workspaceId, target, entry);
			if (!added.ok) return added;
			await note(signedIn, "knowledge_added", added.value);
			return ok(added.value.entry);
		},

		/**
		 * Adds what a file says (PDF, Word, Excel, text): one entry, or several where it has headings and tables. A
		 * catalogue of a file with the same name takes the place of the one before. The file itself is not stored.
		 * @returns the first entry with the characters of all
		 */
		async addFile(
			signedIn: SignedIn,
			place: KnowledgePlace,
			file: { name: string; bytes: Uint8Array },
		): Promise<Result<KnowledgeEntry & { entries: number }, ErrorCode>> {
			const judged = await judgeChange(signedIn, place);
			if (!judged.ok) return judged;
			const read = await readKnowledgeFile(deps.readers, file);
			if (!read.ok) return read;
			const { fileName, entries } = read.value;
			const sourceId = entries.length > 1 ? deps.newId() : null;
			const made = entries.map(({ title, text, rows }) =>
				toNew(signedIn, {
					title,
					text,
					rows,
					fileName,
					sourceId,
					source: rows === null ? "file" : "catalogue",
				}),
			);
			const workspaceId = signedIn.workspace.id;
			const target = toNewPlace(place, judged.value.name, deps.newId);
			const added = await deps.knowledge(workspaceId).addEntries(workspaceId, target, made);
			if (!added.ok) return added;
			const [first] = added.value;
			if (!first) return fail("entry_empty");
			// One file is one line of the log.
			await note(signedIn, "knowledge_added", first);
			const characters = added.value.reduce((sum, { entry }) => sum + entry.characters, 0);
			return ok({ ...first.entry, characters, entries: added.value.length });
		},

		async open(
			signedIn: SignedIn,
			place: KnowledgePlace,
			entryId: string,
		): Promise<Result<OpenEntry, "not_found">> {
			const workspaceId = signedIn.workspace.id;
			return deps.knowledge(workspaceId).openEntry(workspaceId, place, entryId);
		},

		/** Replaces title and text; an entry made from a file keeps the file's name. */
		async change(
			signedIn: SignedIn,
			place: KnowledgePlace,
			entryId: string,
			typed: TypedEntry,
		): Promise<Result<KnowledgeEntry, ErrorCode>> {
			const judged = await judgeChange(signedIn, place);
			if (!judged.ok) return judged;
			const parsed = parseTyped(typed);
			if (!parsed.ok) return parsed;
			const workspaceId = signedIn.workspace.id;
			const { title, text } = parsed.value;
			const change = { title, text, updatedAt: deps.now() };
			const object = deps.knowledge(workspaceId);
			const changed = await object.changeEntry(workspaceId, place, entryId, change);
			if (!changed.ok) return changed;
			await note(signedIn, "knowledge_changed", changed.value);
			return ok(changed.value.entry);
		},

		async remove(
			signedIn: SignedIn,
			place: KnowledgePlace,
			entryId: string,
		): Promise<Result<null, ErrorCode>> {
			const judged = await judge(signedIn, place);
			if (!judged.ok) return judged;
			const workspaceId = signedIn.workspace.id;
			const removed = await deps.knowledge(workspaceId).removeEntry(workspaceId, place, entryId);
			if (!removed.ok) return removed;
			await note(signedIn, "knowledge_removed", removed.value);
			return ok(null);
		},
	};
}

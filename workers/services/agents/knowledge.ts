import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { KnowledgePlace } from "#app/contracts/knowledge.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { EntrySource } from "#app/domain/agents/knowledge-base.ts";
import {
	isPdf,
	MAX_PDF_BYTES,
	parseEntryText,
	parseFileName,
	parseTitle,
	readTextFile,
	type KnowledgeFile,
} from "#app/domain/agents/knowledge-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { KnowledgeStub } from "../places.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { OpenAgent } from "./access.ts";

export interface KnowledgeDeps {
	now(): number;
	newId(): string;
	log: Log;
	record: RecordActivity;
	open: OpenAgent;
	knowledge(workspaceId: string): KnowledgeStub;
	/** Whether one more change of this member passes. */
	allows(memberId: string): Promise<boolean>;
	readPdf(bytes: Uint8Array): Promise<Result<string, "file_unreadable" | "file_without_text">>;
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
}

type KnowledgeCode = "knowledge_added" | "knowledge_changed" | "knowledge_removed";

/** Which page of entries is wanted. */
interface EntriesWanted {
	/** What title or text has to hold; "" for all. */
	words: string;
	offset: number;
	limit: number;
}

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

	async function readFile(
		kind: KnowledgeFile,
		bytes: Uint8Array,
	): Promise<Result<string, ErrorCode>> {
		if (kind !== "pdf") return readTextFile(bytes, kind);
		if (bytes.byteLength > MAX_PDF_BYTES) return fail("too_large");
		if (!isPdf(bytes)) return fail("file_unreadable");
		const read = await deps.readPdf(bytes);
		return read.ok ? parseEntryText(read.value) : read;
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

	/** E10: after the object has the change; an entry of the log that fails does not undo it. */
	async function note(
		signedIn: SignedIn,
		code: KnowledgeCode,
		{ entry, base }: { entry: { title: string; baseId: string }; base: string },
	): Promise<void> {
		const workspaceId = signedIn.workspace.id;
		try {
			await deps.record({
				workspaceId,
				actorId: signedIn.member.id,
				action: "updated",
				entityType: "agents",
				entityId: entry.baseId,
				metadata: { code, name: base, title: entry.title },
			});
		} catch (error) {
			deps.log({ event: "activity_not_recorded", level: "error", workspaceId, code, error });
		}
	}

	async function insert(
		signedIn: SignedIn,
		place: KnowledgePlace,
		agentName: string,
		content: EntryContent,
	): Promise<Result<KnowledgeEntry, ErrorCode>> {
		const workspaceId = signedIn.workspace.id;
		const at = deps.now();
		const target = "baseId" in place ? place : { ...place, agentName, spareBaseId: deps.newId() };
		const added = await deps.knowledge(workspaceId).addEntry(workspaceId, target, {
			...content,
			id: deps.newId(),
			createdBy: signedIn.member.id,
			createdAt: at,
			updatedAt: at,
		});
		if (!added.ok) return added;
		await note(signedIn, "knowledge_added", added.value);
		return ok(added.value.entry);
	}

	return {
		/** A page of entries without their texts, newest first. None for a place that is not of the workspace. */
		async list(
			signedIn: SignedIn,
			place: KnowledgePlace,
			wanted: EntriesWanted,
		): Promise<Result<{ entries: KnowledgeEntry[]; total: number }, "not_found">> {
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
			return parsed.ok ? insert(signedIn, place, judged.value.name, parsed.value) : parsed;
		},

		/** Adds the text of a file (PDF, text, …); the file itself is not stored. */
		async addFile(
			signedIn: SignedIn,
			place: KnowledgePlace,
			file: { name: string; bytes: Uint8Array },
		): Promise<Result<KnowledgeEntry, ErrorCode>> {
			const judged = await judgeChange(signedIn, place);
			if (!judged.ok) return judged;
			const named = parseFileName(file.name);
			if (!named.ok) return named;
			const { kind, title, fileName } = named.value;
			const text = await readFile(kind, file.bytes);
			if (!text.ok) return text;
			const content = { title, fileName, text: text.value, source: "file" as const };
			return insert(signedIn, place, judged.value.name, content);
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

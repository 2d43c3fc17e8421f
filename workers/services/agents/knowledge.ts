import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	isPdf,
	MAX_ENTRIES,
	MAX_PDF_BYTES,
	parseEntryText,
	parseFileName,
	parseTitle,
	readTextFile,
	type KnowledgeFile,
} from "#app/domain/agents/knowledge-text.ts";
import { cutPassages } from "#app/domain/agents/passages.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityAction } from "#app/domain/team/activity.ts";
import type { Database } from "#workers/data/database.ts";
import {
	deleteEntry,
	deletePassages,
	findEntry,
	insertEntry,
	insertPassages,
	updateEntry,
} from "#workers/data/queries/agents/knowledge.ts";
import type { CommitActivity } from "../team/activity.ts";
import type { OpenAgent } from "./access.ts";

export interface KnowledgeDeps {
	db: Database;
	now(): number;
	newId(): string;
	commit: CommitActivity;
	open: OpenAgent;
	/** Whether one more change of this member passes. */
	allows(memberId: string): Promise<boolean>;
	readPdf(bytes: Uint8Array): Promise<Result<string, "file_unreadable" | "file_without_text">>;
}

/** An entry with its text. */
export interface OpenEntry extends Pick<KnowledgeEntry, "id" | "title" | "source" | "fileName"> {
	text: string;
}

/** The form of an entry, not yet validated. */
export interface TypedEntry {
	title: string;
	text: string;
}

interface EntryContent {
	title: string;
	text: string;
	fileName: string | null;
}

type KnowledgeCode = "knowledge_added" | "knowledge_changed" | "knowledge_removed";

/**
 * Agents' knowledge entries. Changes need `manage_agents` and refuse with `not_found`, `forbidden`, `rate_limited` or a
 * code of the entry's rules (app/domain/agents/knowledge-text.ts). Methods throw when D1 fails.
 */
export function createKnowledgeService(deps: KnowledgeDeps) {
	const { db } = deps;

	function parseTyped(typed: TypedEntry): Result<EntryContent, ErrorCode> {
		const title = parseTitle(typed.title);
		if (!title.ok) return title;
		const text = parseEntryText(typed.text);
		return text.ok ? ok({ title: title.value, text: text.value, fileName: null }) : text;
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

	/** The agent, if this member may change it and has not changed too much in a short time. */
	async function openForChange(signedIn: SignedIn, agentId: string) {
		const opened = await deps.open(signedIn, agentId, "manage_agents");
		if (!opened.ok) return opened;
		return (await deps.allows(signedIn.member.id)) ? opened : fail("rate_limited");
	}

	/** E10: the activity log's entry, written in the same transaction as the change. */
	const entryOf = (
		signedIn: SignedIn,
		agent: { id: string; name: string },
		change: { action: ActivityAction; code: KnowledgeCode; title: string },
	) => ({
		workspaceId: signedIn.workspace.id,
		actorId: signedIn.member.id,
		action: change.action,
		entityType: "agents" as const,
		entityId: agent.id,
		metadata: { code: change.code, name: agent.name, title: change.title },
	});

	async function insert(
		signedIn: SignedIn,
		agent: { id: string; name: string },
		{ title, text, fileName }: EntryContent,
	): Promise<Result<KnowledgeEntry, ErrorCode>> {
		const workspaceId = signedIn.workspace.id;
		const entry: KnowledgeEntry = {
			id: deps.newId(),
			title,
			source: fileName === null ? "typed" : "file",
			fileName,
			characters: text.length,
			createdAt: deps.now(),
		};
		const row = { ...entry, createdBy: signedIn.member.id };
		const passages = { id: entry.id, title, passages: cutPassages(text) };
		const isAdded = await deps.commit(
			entryOf(signedIn, agent, { action: "updated", code: "knowledge_added", title }),
			{
				gate: insertEntry(db, workspaceId, agent.id, row, MAX_ENTRIES),
				after: () => insertPassages(db, workspaceId, agent.id, passages),
			},
		);
		return isAdded ? ok(entry) : fail("too_many_entries");
	}

	return {
		/** Adds typed text. `too_many_entries` is decided inside the inserting statement. */
		async add(
			signedIn: SignedIn,
			agentId: string,
			typed: TypedEntry,
		): Promise<Result<KnowledgeEntry, ErrorCode>> {
			const opened = await openForChange(signedIn, agentId);
			if (!opened.ok) return opened;
			const parsed = parseTyped(typed);
			return parsed.ok ? insert(signedIn, opened.value, parsed.value) : parsed;
		},

		/** Adds the text of a file (PDF, text, …); the file itself is not stored. */
		async addFile(
			signedIn: SignedIn,
			agentId: string,
			file: { name: string; bytes: Uint8Array },
		): Promise<Result<KnowledgeEntry, ErrorCode>> {
			const opened = await openForChange(signedIn, agentId);
			if (!opened.ok) return opened;
			const named = parseFileName(file.name);
			if (!named.ok) return named;
			const { kind, title, fileName } = named.value;
			const text = await readFile(kind, file.bytes);
			if (!text.ok) return text;
			return insert(signedIn, opened.value, { title, fileName, text: text.value });
		},

		/** An entry with its text; every member may read it. */
		async open(
			signedIn: SignedIn,
			agentId: string,
			entryId: string,
		): Promise<Result<OpenEntry, "not_found">> {
			const found = await findEntry(db, signedIn.workspace.id, agentId, entryId);
			if (!found) return fail("not_found");
			const { id, title, fileName, text } = found;
			return ok({ id, title, source: found.source === "file" ? "file" : "typed", fileName, text });
		},

		/** Replaces title and text; an entry made from a file keeps the file's name. */
		async change(
			signedIn: SignedIn,
			agentId: string,
			entryId: string,
			typed: TypedEntry,
		): Promise<Result<KnowledgeEntry, ErrorCode>> {
			const opened = await openForChange(signedIn, agentId);
			if (!opened.ok) return opened;
			const parsed = parseTyped(typed);
			if (!parsed.ok) return parsed;
			const workspaceId = signedIn.workspace.id;
			const known = await findEntry(db, workspaceId, agentId, entryId);
			if (!known) return fail("not_found");
			const { title, text } = parsed.value;
			const change = { id: entryId, title, characters: text.length, updatedAt: deps.now() };
			const passages = { id: entryId, title, passages: cutPassages(text) };
			const isDone = await deps.commit(
				entryOf(signedIn, opened.value, { action: "updated", code: "knowledge_changed", title }),
				{
					before: deletePassages(db, workspaceId, agentId, entryId),
					gate: updateEntry(db, workspaceId, agentId, change),
					after: () => insertPassages(db, workspaceId, agentId, passages),
				},
			);
			if (!isDone) return fail("not_found");
			const { fileName, createdAt } = known;
			const source = known.source === "file" ? "file" : "typed";
			return ok({ id: entryId, title, source, fileName, characters: text.length, createdAt });
		},

		async remove(
			signedIn: SignedIn,
			agentId: string,
			entryId: string,
		): Promise<Result<null, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "manage_agents");
			if (!opened.ok) return opened;
			const workspaceId = signedIn.workspace.id;
			const known = await findEntry(db, workspaceId, agentId, entryId);
			if (!known) return fail("not_found");
			const { title } = known;
			const isDone = await deps.commit(
				entryOf(signedIn, opened.value, { action: "updated", code: "knowledge_removed", title }),
				{
					before: deletePassages(db, workspaceId, agentId, entryId),
					gate: deleteEntry(db, workspaceId, agentId, entryId),
				},
			);
			return isDone ? ok(null) : fail("not_found");
		},
	};
}

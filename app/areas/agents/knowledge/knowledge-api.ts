/**
 * API calls of knowledge bases, because texts are too long for a page's form. All throw ApiError.
 */
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import type { EntryPage, KnowledgePlace } from "#app/contracts/knowledge.ts";
import { ListedEntries, EntryText, StoredEntry } from "./forms.ts";

/** Five megabytes over a slow connection, and the reading of a PDF. */
const UPLOAD_TIMEOUT_MS = 90_000;
const TEXT = { "content-type": "text/plain; charset=utf-8" };

function addressOf(
	place: KnowledgePlace,
	entryId = "",
	query: Record<string, string> = {},
): string {
	const search = new URLSearchParams(query).toString();
	const entries =
		"baseId" in place
			? `/api/knowledge/${place.baseId}/entries`
			: `/api/agents/${place.agentId}/knowledge`;
	return `${entries}${entryId && `/${entryId}`}${search && `?${search}`}`;
}

/** A page of the entries of a place that hold these words. */
export async function listEntries(
	place: KnowledgePlace,
	words: string,
	offset: number,
	signal: AbortSignal,
): Promise<EntryPage> {
	const path = addressOf(place, "", { q: words, offset: String(offset) });
	return parseAnswer(ListedEntries, await callApi(path, { signal }));
}

/** Stores a typed text: a new entry, or in place of `entryId`. */
export async function saveEntry(
	place: KnowledgePlace,
	entryId: string | null,
	entry: { title: string; text: string },
) {
	const path = addressOf(place, entryId ?? "", { title: entry.title });
	const method = entryId === null ? "POST" : "PUT";
	return parseAnswer(StoredEntry, await callApi(path, { method, headers: TEXT, body: entry.text }));
}

/** Stores the text of a file as an entry; its name becomes the title. */
export async function uploadFile(place: KnowledgePlace, file: File, signal: AbortSignal) {
	const answer = await callApi(addressOf(place, "", { file: file.name }), {
		method: "POST",
		headers: { "content-type": "application/octet-stream" },
		body: file,
		signal,
		timeoutMs: UPLOAD_TIMEOUT_MS,
	});
	return parseAnswer(StoredEntry, answer);
}

export async function readEntry(place: KnowledgePlace, entryId: string): Promise<EntryText> {
	return parseAnswer(EntryText, await callApi(addressOf(place, entryId)));
}

export async function removeEntry(place: KnowledgePlace, entryId: string): Promise<void> {
	await callApi(addressOf(place, entryId), { method: "DELETE" });
}

/**
 * API calls of an agent's knowledge base, because texts are too long for a page's form. All throw
 * ApiError.
 */
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { EntryText, StoredEntry } from "./forms.ts";

/** Five megabytes over a slow connection, and the reading of a PDF. */
const UPLOAD_TIMEOUT_MS = 90_000;
const TEXT = { "content-type": "text/plain; charset=utf-8" };

const addressOf = (agentId: string, entryId = "", query: Record<string, string> = {}): string => {
	const search = new URLSearchParams(query).toString();
	return `/api/agents/${agentId}/knowledge${entryId && `/${entryId}`}${search && `?${search}`}`;
};

/** Stores a typed text: a new entry, or in place of `entryId`. */
export async function saveEntry(
	agentId: string,
	entryId: string | null,
	entry: { title: string; text: string },
) {
	const path = addressOf(agentId, entryId ?? "", { title: entry.title });
	const method = entryId === null ? "POST" : "PUT";
	return parseAnswer(StoredEntry, await callApi(path, { method, headers: TEXT, body: entry.text }));
}

/** Stores the text of a file as an entry; its name becomes the title. */
export async function uploadFile(agentId: string, file: File, signal: AbortSignal) {
	const answer = await callApi(addressOf(agentId, "", { file: file.name }), {
		method: "POST",
		headers: { "content-type": "application/octet-stream" },
		body: file,
		signal,
		timeoutMs: UPLOAD_TIMEOUT_MS,
	});
	return parseAnswer(StoredEntry, answer);
}

export async function readEntry(agentId: string, entryId: string): Promise<EntryText> {
	return parseAnswer(EntryText, await callApi(addressOf(agentId, entryId)));
}

export async function removeEntry(agentId: string, entryId: string): Promise<void> {
	await callApi(addressOf(agentId, entryId), { method: "DELETE" });
}

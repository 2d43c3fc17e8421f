/** API calls about sources and catalogues. All throw ApiError. */
import type { NewSource, SettleChanges } from "#app/contracts/knowledge-sources.ts";
import type { KnowledgePlace } from "#app/contracts/knowledge.ts";
import type { Schedule } from "#app/domain/agents/knowledge-source.ts";
import { callApi, parseAnswer, sendJson } from "#app/ui/api-request.ts";
import { CatalogueRows, Changes, ListedSources, Source } from "./forms.ts";

export async function listSources(place: KnowledgePlace, signal: AbortSignal): Promise<Source[]> {
	const path = `/api/sources?${new URLSearchParams({ ...place }).toString()}`;
	const { sources } = await parseAnswer(ListedSources, await callApi(path, { signal }));
	return sources;
}

export const addSource = async (source: NewSource): Promise<Source> =>
	parseAnswer(Source, await sendJson("/api/sources", source));

export const readSource = async (id: string): Promise<Source> =>
	parseAnswer(Source, await callApi(`/api/sources/${id}/read`, { method: "POST" }));

export const scheduleSource = async (id: string, schedule: Schedule): Promise<Source> =>
	parseAnswer(Source, await sendJson(`/api/sources/${id}`, { schedule }, "PUT"));

export async function removeSource(id: string): Promise<void> {
	await callApi(`/api/sources/${id}`, { method: "DELETE" });
}

/** A page of the changes that wait for a yes, from `offset`. */
export const listChanges = async (
	id: string,
	offset: number,
	signal: AbortSignal,
): Promise<Changes> =>
	parseAnswer(
		Changes,
		await callApi(`/api/sources/${id}/changes?offset=${String(offset)}`, { signal }),
	);

export const settleChanges = async (id: string, wish: SettleChanges): Promise<Source> =>
	parseAnswer(Source, await sendJson(`/api/sources/${id}/changes`, wish));

/** Rows of a catalogue that have all of these words, from `offset`. */
export async function listRows(
	entryId: string,
	words: string,
	offset: number,
	signal: AbortSignal,
): Promise<CatalogueRows> {
	const query = new URLSearchParams({ q: words, offset: String(offset) }).toString();
	return parseAnswer(
		CatalogueRows,
		await callApi(`/api/catalogues/${entryId}?${query}`, { signal }),
	);
}

/** API calls about entries that tell the same or contradict each other. All throw ApiError. */
import { callApi, parseAnswer, sendJson } from "#app/ui/api-request.ts";
import { ListedPairs, type Pair } from "./forms.ts";

export async function readPairs(baseId: string, signal: AbortSignal): Promise<Pair[]> {
	const answer = await callApi(`/api/knowledge/${baseId}/pairs`, { signal });
	return (await parseAnswer(ListedPairs, answer)).pairs;
}

/** Both are right as they are shown. */
export async function settlePair({ one, other }: Pair): Promise<void> {
	const seen = ({ id, updatedAt }: Pair["one"]) => ({ id, updatedAt });
	await sendJson("/api/knowledge/pairs/settled", { one: seen(one), other: seen(other) });
}

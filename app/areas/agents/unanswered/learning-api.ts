/** What a team learns from its agent's replies; read from all of its channels. All throw ApiError. */
import type { SettleQuestions } from "#app/contracts/traces.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { Figures, Settled, Unanswered } from "./forms.ts";

const addressOf = (agentId: string, what: string): string => `/api/agents/${agentId}/${what}`;

export const readUnanswered = async (agentId: string, signal: AbortSignal) =>
	parseAnswer(Unanswered, await callApi(addressOf(agentId, "unanswered"), { signal }));

export const readFigures = async (agentId: string, signal: AbortSignal): Promise<Figures> =>
	parseAnswer(Figures, await callApi(addressOf(agentId, "figures"), { signal }));

/** Takes questions off the list; whether one became a case of the test set. */
export async function settleQuestions(agentId: string, wish: SettleQuestions) {
	const answer = await callApi(addressOf(agentId, "unanswered"), {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(wish),
	});
	return parseAnswer(Settled, answer);
}

import { href } from "react-router";
import { useRequest } from "#app/ui/use-request.ts";
import type { TeamAnswer, TeamRequest } from "./actions.ts";

/**
 * Sends requests of the team page one at a time and passes each answer to `onAnswer`. The lists are
 * read again by their queries, so no loader runs.
 */
export function useTeamRequest(onAnswer: (answer: TeamAnswer) => void) {
	const request = useRequest(onAnswer, { action: href("/team") });
	return {
		send: (input: TeamRequest): void => request.send(input, false),
		isBusy: request.isBusy,
	};
}

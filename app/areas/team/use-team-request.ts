import { useEffect, useEffectEvent } from "react";
import { href, useFetcher } from "react-router";
import type { TeamRequest } from "./forms.ts";
import type { TeamAnswer } from "./team-answer.ts";

/**
 * Sends requests of the team page one at a time and hands each answer to `onAnswer`. The lists are
 * read again by their queries, so no loader runs for it.
 */
export function useTeamRequest(onAnswer: (answer: TeamAnswer) => void) {
	const fetcher = useFetcher<TeamAnswer>();
	const handle = useEffectEvent(onAnswer);
	const answer = fetcher.state === "idle" ? fetcher.data : undefined;
	useEffect(() => {
		if (answer) handle(answer);
	}, [answer]);
	const send = (request: TeamRequest): void => {
		const form = new FormData();
		for (const [name, value] of Object.entries(request)) form.set(name, value ?? "");
		void fetcher.submit(form, {
			method: "post",
			action: href("/team"),
			defaultShouldRevalidate: false,
		});
	};
	return { send, isBusy: fetcher.state !== "idle" };
}

import { useEffect, useEffectEvent } from "react";
import { href, useFetcher } from "react-router";
import { useAgentErrorText } from "./use-agent-error-text.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import type { AgentRequest } from "./forms.ts";
import type { AgentAnswer } from "./perform.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Pauses, resumes or deletes one agent and says what became of it. `onDone` runs once for each
 * success. On the agent's own page a deletion reads nothing again: there is nothing left to read.
 */
export function useAgentRequest(
	agent: { id: string; name: string },
	onDone: (intent: AgentRequest["intent"]) => void,
	isOwnPage = false,
) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const fetcher = useFetcher<AgentAnswer>();
	const answer = fetcher.state === "idle" ? fetcher.data : undefined;
	const handle = useEffectEvent(({ intent, code }: AgentAnswer) => {
		if (code !== null) return notify.error(t.changeFailed, errorText(code));
		if (intent === "pause") notify.success(t.paused(isolate(agent.name)));
		if (intent === "resume") notify.success(t.resumed(isolate(agent.name)));
		if (intent === "remove") notify.success(t.removal.done);
		if (intent) onDone(intent);
	});
	useEffect(() => {
		if (answer) handle(answer);
	}, [answer]);
	return {
		send: (intent: AgentRequest["intent"]): void =>
			void fetcher.submit(
				{ intent, id: agent.id },
				{
					method: "post",
					action: href("/agents"),
					defaultShouldRevalidate: !(isOwnPage && intent === "remove"),
				},
			),
		isBusy: fetcher.state !== "idle",
		refusal: answer?.code ?? null,
	};
}

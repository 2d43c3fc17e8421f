import { href } from "react-router";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { AgentAnswer, AgentIntent } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useAgentErrorText } from "./use-agent-error-text.ts";

/**
 * Pauses, resumes or deletes one agent and shows the outcome as a toast. `onDone` runs once for
 * each success. On the agent's own page a deletion does not revalidate: the agent no longer exists.
 */
export function useAgentRequest(
	agent: { id: string; name: string },
	onDone: (intent: AgentIntent) => void,
	isOwnPage = false,
) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const request = useRequest<AgentAnswer>(
		({ intent, code }) => {
			if (code !== null) return notify.error(t.changeFailed, errorText(code));
			if (intent === "pause") notify.success(t.paused(isolate(agent.name)));
			if (intent === "resume") notify.success(t.resumed(isolate(agent.name)));
			if (intent === "remove") notify.success(t.removal.done);
			if (intent) onDone(intent);
		},
		{ action: href("/agents") },
	);
	return {
		send: (intent: AgentIntent): void =>
			request.send({ intent, id: agent.id }, !(isOwnPage && intent === "remove")),
		isBusy: request.isBusy,
		refusal: request.answer?.code ?? null,
	};
}

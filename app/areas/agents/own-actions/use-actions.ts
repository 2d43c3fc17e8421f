import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { codeOf } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { listActions } from "./actions-api.ts";

/** The actions of an agent, and a way to read them again. */
export function useActions(agentId: string) {
	const client = useQueryClient();
	const queryKey = ["agent-actions", agentId];
	const query = useQuery({
		queryKey,
		queryFn: ({ signal }) => listActions(agentId, signal),
		retry: false,
		// Another person in this tab must not see it.
		gcTime: 0,
	});
	return { query, readAgain: () => client.invalidateQueries({ queryKey }) };
}

/** Runs one request after the other; a refusal is kept with its words, and told. */
export function useAsking(failed: string) {
	const errorText = useAgentErrorText();
	const [isBusy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<{ code: string; words: string } | null>(null);
	const ask = async (work: () => Promise<void>): Promise<void> => {
		setBusy(true);
		setRefusal(null);
		try {
			await work();
		} catch (error) {
			const code = codeOf(error, "unavailable");
			setRefusal({ code, words: errorText(code) });
			notify.error(failed, errorText(code));
		} finally {
			setBusy(false);
		}
	};
	return { isBusy, refusal, ask: (work: () => Promise<void>): void => void ask(work) };
}

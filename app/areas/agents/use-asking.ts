import { useState } from "react";
import { codeOf } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useAgentErrorText } from "./use-agent-error-text.ts";

/** Why a request was refused: its code, and the words for it. */
export interface Refusal {
	code: string;
	words: string;
}

/** Runs one request after the other; a refusal is kept with its words, and told. */
export function useAsking(failed: string) {
	const errorText = useAgentErrorText();
	const [isBusy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
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

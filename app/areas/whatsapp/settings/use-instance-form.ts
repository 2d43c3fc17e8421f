import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { SettingsForm } from "./forms.ts";
import type { SettingsAnswer } from "./perform.ts";

/** One form of the page: its own request. `onAnswer` runs once for each answer of the server. */
export function useInstanceForm(form: SettingsForm, onAnswer: (answer: SettingsAnswer) => void) {
	const fetcher = useFetcher<SettingsAnswer>();
	const answer = fetcher.state === "idle" ? fetcher.data : undefined;
	useEffect(() => {
		if (answer) onAnswer(answer);
		// The answer's identity is what is new; its reader is made anew with every render.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [answer]);
	return {
		send: (fields: Record<string, string> = {}): void =>
			void fetcher.submit({ form, ...fields }, { method: "post" }),
		isSending: fetcher.state !== "idle",
		/** What was refused; null while nothing is, and during another attempt. */
		refusal: answer?.code ?? null,
	};
}

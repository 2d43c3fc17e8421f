import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { SettingsForm } from "./forms.ts";
import type { SettingsAnswer } from "./perform.ts";

/** One form of the page: its own request. `onAnswer` runs once for each answer of the server. */
export function useInstanceForm(form: SettingsForm, onAnswer: (answer: SettingsAnswer) => void) {
	const fetcher = useFetcher<SettingsAnswer>();
	const answer = fetcher.state === "idle" ? fetcher.data : undefined;
	const read = useEffectEvent(onAnswer);
	useEffect(() => {
		if (answer) read(answer);
	}, [answer]);
	return {
		send: (fields: Record<string, string> = {}): void =>
			void fetcher.submit({ form, ...fields }, { method: "post" }),
		isSending: fetcher.state !== "idle",
		/** What was refused; null while nothing is, and during another attempt. */
		refusal: answer?.code ?? null,
	};
}

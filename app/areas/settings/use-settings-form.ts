import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { FormName } from "./forms.ts";
import type { SettingsAnswer } from "./settings.route.tsx";

/**
 * One form of the page: its own request, so that two sections never wait for each other. `onAnswer`
 * runs once for each answer of the server.
 */
export function useSettingsForm(form: FormName, onAnswer: (answer: SettingsAnswer) => void) {
	const fetcher = useFetcher<SettingsAnswer>({ key: `settings-${form}` });
	const answer = fetcher.state === "idle" ? fetcher.data : undefined;
	useEffect(() => {
		if (answer) onAnswer(answer);
		// The answer's identity is what is new; its reader is made anew with every render.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [answer]);
	return {
		Form: fetcher.Form,
		submit: fetcher.submit,
		isSending: fetcher.state !== "idle",
		/** What was refused; null while nothing is, and during another attempt. */
		refusal: answer?.code ?? null,
	};
}

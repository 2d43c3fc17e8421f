import { useEffect, useEffectEvent } from "react";
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
	const read = useEffectEvent(onAnswer);
	useEffect(() => {
		if (answer) read(answer);
	}, [answer]);
	return {
		Form: fetcher.Form,
		submit: fetcher.submit,
		isSending: fetcher.state !== "idle",
		/** What was refused; null while nothing is, and during another attempt. */
		refusal: answer?.code ?? null,
	};
}

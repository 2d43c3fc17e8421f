import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ChannelFormName } from "../forms.ts";
import type { ChannelAnswer } from "./perform.ts";

/** One form of the settings: its own request. `onAnswer` runs once for each answer of the server. */
export function useChannelForm(form: ChannelFormName, onAnswer: (answer: ChannelAnswer) => void) {
	const fetcher = useFetcher<ChannelAnswer>();
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

import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { ChannelFormName } from "../forms.ts";
import type { ChannelAnswer } from "./perform.ts";

/** One form of the settings: its own request. `onAnswer` runs once for each answer of the server. */
export function useChannelForm(form: ChannelFormName, onAnswer: (answer: ChannelAnswer) => void) {
	const fetcher = useFetcher<ChannelAnswer>();
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

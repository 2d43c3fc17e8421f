import { useRequest } from "#app/ui/use-request.ts";
import type { ChannelFormName } from "../forms.ts";
import type { ChannelAnswer } from "./perform.ts";

/** One form of the settings: its own request. `onAnswer` runs once for each answer of the server. */
export function useChannelForm(form: ChannelFormName, onAnswer: (answer: ChannelAnswer) => void) {
	const { send, isBusy, answer } = useRequest(onAnswer);
	return {
		send: (fields: Record<string, string> = {}): void => send({ form, ...fields }),
		isSending: isBusy,
		/** What was refused; null while nothing is, and during another attempt. */
		refusal: answer?.code ?? null,
	};
}

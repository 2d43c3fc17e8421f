import { useRequest } from "#app/ui/use-request.ts";
import type { SettingsForm } from "./forms.ts";
import type { SettingsAnswer } from "./perform.ts";

/** One form of the page: its own request. `onAnswer` runs once for each answer of the server. */
export function useInstanceForm(form: SettingsForm, onAnswer: (answer: SettingsAnswer) => void) {
	const { send, isBusy, answer } = useRequest(onAnswer);
	return {
		send: (fields: Record<string, string> = {}): void => send({ form, ...fields }),
		isSending: isBusy,
		/** What was refused; null while nothing is, and during another attempt. */
		refusal: answer?.code ?? null,
	};
}

import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { LetterAnswer, LetterRequest } from "./letter-actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Requests of this page. Shows the outcome as a toast; `onDone` runs once for each success. */
export function useLetterRequest(onDone: () => void) {
	const t = useStrings({ pt, en }).done;
	const errorText = useErrorText();
	const request = useRequest<LetterAnswer>(({ intent, code, count = 0 }) => {
		if (code !== null) return notify.error(t.failed, errorText(code));
		if (intent === "renew_key") notify.success(t.keyRenewed);
		else if (count === 0) notify.info(t.nothing);
		else if (intent === "discard") notify.success(t.discarded(count));
		else notify.success(t.replayed(count));
		onDone();
	});
	return {
		send: (input: LetterRequest): void => request.send(input),
		/** The intent under way; null for none. */
		busy: request.intent,
	};
}

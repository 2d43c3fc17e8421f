import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { KeptEventAnswer, KeptEventRequest } from "./kept-event-actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks the page's action and says what became of it; `onDone` runs once for each success. */
export function useKeptRequest(onDone: () => void) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const request = useRequest<KeptEventAnswer>(({ intent, code, done = 0, failed = 0 }) => {
		if (code !== null) return notify.error(t.done.failed, errorText(code));
		if (intent === "discard") notify.success(t.kept.done.discarded(done));
		else if (failed > 0) notify.info(t.kept.done.stillThere(done, failed));
		else if (done === 0) notify.info(t.kept.done.nothing);
		else notify.success(t.kept.done.replayed(done));
		onDone();
	});
	return {
		send: (asked: KeptEventRequest): void => request.send(asked),
		/** What is being asked for; null while nothing is. */
		busy: request.intent,
	};
}

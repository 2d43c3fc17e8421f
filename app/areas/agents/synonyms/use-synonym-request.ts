import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { SynonymAnswer, SynonymRequest } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Sends what members do with groups of words and shows the outcome as a toast. `onDone` runs once for each success. */
export function useSynonymRequest(onDone: () => void = () => undefined) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const request = useRequest<SynonymAnswer>(({ intent, code }) => {
		if (code !== null) return notify.error(t.failed, errorText(code));
		if (intent !== null) notify.success(t.done[intent]);
		onDone();
	});
	return {
		send: (wish: SynonymRequest): void => request.send(wish),
		isBusy: request.isBusy,
		refusal: request.answer?.code ?? null,
	};
}

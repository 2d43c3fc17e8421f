import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { AdminRequest } from "./forms.ts";
import type { AdminAnswer } from "./perform.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks the page's action and says what became of it; `onDone` runs once for each success. */
export function useAdminRequest(onDone: () => void) {
	const t = useStrings({ pt, en }).done;
	const errorText = useErrorText();
	const request = useRequest<AdminAnswer>(({ intent, code, count }) => {
		if (code !== null) return notify.error(t.failed, errorText(code));
		if (intent === "renew_key") notify.success(t.keyRenewed);
		else if (count === 0) notify.info(t.nothing);
		else if (intent === "discard") notify.success(t.discarded(count));
		else notify.success(t.replayed(count));
		onDone();
	});
	return {
		send(asked: AdminRequest): void {
			const { intent } = asked;
			if ("ids" in asked) request.send({ intent, id: asked.ids });
			else request.send("queue" in asked ? { intent, queue: asked.queue } : { intent });
		},
		/** What is being asked for; null while nothing is. */
		busy: request.intent,
	};
}

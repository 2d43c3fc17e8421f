import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import type { AdminRequest } from "./forms.ts";
import type { AdminAnswer } from "./perform.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const toForm = (request: AdminRequest): FormData => {
	const form = new FormData();
	form.set("intent", request.intent);
	if ("queue" in request) form.set("queue", request.queue);
	if ("ids" in request) for (const id of request.ids) form.append("id", id);
	return form;
};

/** Asks the page's action and says what became of it; `onDone` runs once for each success. */
export function useAdminRequest(onDone: () => void) {
	const t = useStrings({ pt, en }).done;
	const errorText = useErrorText();
	const fetcher = useFetcher<AdminAnswer>();
	const answer = fetcher.state === "idle" ? fetcher.data : undefined;
	const handle = useEffectEvent(({ intent, code, count }: AdminAnswer) => {
		if (code !== null) return notify.error(t.failed, errorText(code));
		if (intent === "renew_key") notify.success(t.keyRenewed);
		else if (count === 0) notify.info(t.nothing);
		else if (intent === "discard") notify.success(t.discarded(count));
		else notify.success(t.replayed(count));
		onDone();
	});
	useEffect(() => {
		if (answer) handle(answer);
	}, [answer]);
	const busy = fetcher.state === "idle" ? null : fetcher.formData?.get("intent");
	return {
		send: (request: AdminRequest): void => void fetcher.submit(toForm(request), { method: "post" }),
		/** What is being asked for; null while nothing is. */
		busy: typeof busy === "string" ? busy : null,
	};
}

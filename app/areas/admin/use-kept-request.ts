import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { formatKeptRequest, type KeptRequest } from "./forms.ts";
import type { KeptAnswer } from "./kept-perform.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks the page's action and says what became of it; `onDone` runs once for each success. */
export function useKeptRequest(onDone: () => void) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const fetcher = useFetcher<KeptAnswer>();
	const answer = fetcher.state === "idle" ? fetcher.data : undefined;
	const handle = useEffectEvent(({ intent, code, done, failed }: KeptAnswer) => {
		if (code !== null) return notify.error(t.done.failed, errorText(code));
		if (intent === "discard") notify.success(t.kept.done.discarded(done));
		else if (failed > 0) notify.info(t.kept.done.stillThere(done, failed));
		else if (done === 0) notify.info(t.kept.done.nothing);
		else notify.success(t.kept.done.replayed(done));
		onDone();
	});
	useEffect(() => {
		if (answer) handle(answer);
	}, [answer]);
	const busy = fetcher.state === "idle" ? null : fetcher.formData?.get("intent");
	return {
		send: (request: KeptRequest): void =>
			void fetcher.submit(formatKeptRequest(request), { method: "post" }),
		/** What is being asked for; null while nothing is. */
		busy: typeof busy === "string" ? busy : null,
	};
}

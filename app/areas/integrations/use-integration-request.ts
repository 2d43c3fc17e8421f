import { useEffect, useEffectEvent } from "react";
import { href, useFetcher } from "react-router";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import type { Intent } from "./forms.ts";
import type { IntegrationsAnswer } from "./perform.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

type Asked = Exclude<Intent, "create" | "update" | "test" | "check">;

/** Asks something of one integration and says what became of it; `onDone` runs for each success. */
export function useIntegrationRequest(
	id: string,
	onDone: (answer: IntegrationsAnswer) => void = () => undefined,
) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const fetcher = useFetcher<IntegrationsAnswer>();
	// Not only once the page was read again: a row that asked for its own removal is gone by then.
	const answer = fetcher.state === "submitting" ? undefined : fetcher.data;
	const handle = useEffectEvent((told: IntegrationsAnswer) => {
		const { intent, code } = told;
		const words = t.toasts;
		if (code !== null) {
			if (intent === "remove") return notify.error(words.removeFailed, words.removeFailedText);
			// What could not be read says so where it would stand.
			if (intent === "deliveries") return;
			return notify.error(words.refreshFailed, errorText(code));
		}
		if (intent === "remove") notify.success(words.removed, words.removedText);
		if (intent === "refresh") notify.success(words.refreshed, words.refreshedText);
		if (intent === "resume") notify.success(words.resumed);
		if (intent === "replay") notify.success(words.replayed);
		onDone(told);
	});
	useEffect(() => {
		if (answer) handle(answer);
	}, [answer]);
	return {
		send: (intent: Asked, more: Record<string, string> = {}): void =>
			void fetcher.submit(
				{ ...more, intent, id },
				{
					method: "post",
					action: href("/integrations"),
					defaultShouldRevalidate: intent !== "deliveries" && intent !== "replay",
				},
			),
		isBusy: fetcher.state !== "idle",
		answer,
	};
}
export type IntegrationRequestState = ReturnType<typeof useIntegrationRequest>;

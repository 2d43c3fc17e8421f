import { href } from "react-router";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { Intent } from "./forms.ts";
import type { IntegrationsAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

type Asked = Exclude<Intent, "create" | "update" | "test" | "check">;

/** Requests about one integration. Shows the outcome as a toast; `onDone` runs for each success. */
export function useIntegrationRequest(
	id: string,
	onDone: (answer: IntegrationsAnswer) => void = () => undefined,
) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { send, isBusy, answer } = useRequest<IntegrationsAnswer>(
		(result) => {
			const { intent, code } = result;
			const words = t.toasts;
			if (code !== null) {
				if (intent === "remove") return notify.error(words.removeFailed, words.removeFailedText);
				// A failed reading is shown in its dialog.
				if (intent === "deliveries") return;
				return notify.error(words.refreshFailed, errorText(code));
			}
			if (intent === "remove") notify.success(words.removed, words.removedText);
			if (intent === "refresh") notify.success(words.refreshed, words.refreshedText);
			if (intent === "resume") notify.success(words.resumed);
			if (intent === "replay") notify.success(words.replayed);
			onDone(result);
		},
		// A removed row no longer exists after the revalidation, so it must be answered before.
		{ action: href("/integrations"), isAnsweredFirst: true },
	);
	return {
		send: (intent: Asked, more: Record<string, string> = {}): void =>
			send({ ...more, intent, id }, intent !== "deliveries" && intent !== "replay"),
		isBusy,
		answer: answer ?? undefined,
	};
}
export type IntegrationRequestState = ReturnType<typeof useIntegrationRequest>;

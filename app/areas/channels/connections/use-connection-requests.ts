import { useStrings } from "#app/i18n/use-strings.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { notify } from "#app/ui/toasts.ts";
import type { LinkAnswer, LinkRequest } from "../link/link-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface ConnectionRequests {
	onConnect: () => void;
	onGenerate: () => void;
	onReset: () => void;
}

/** What this page asks of an instance; each answer is a toast of spec 2, section 8. */
export function useConnectionRequests(
	ask: (action: LinkRequest) => Promise<LinkAnswer | null>,
): ConnectionRequests {
	const t = useStrings({ pt, en }).toasts;
	const errorText = useErrorText();
	const request = async (
		action: LinkRequest,
		begun: [string, string] | null,
		failed: [string, string],
	): Promise<void> => {
		const answer = await ask(action);
		// Null: a request was running, and this click was ignored.
		if (!answer) return;
		const [title, text] = failed;
		if (!answer.ok)
			notify.error(title, answer.code === "unavailable" ? text : errorText(answer.code));
		else if (begun) notify.info(...begun);
	};
	const generateFailed: [string, string] = [t.generateFailed, t.generateFailedText];
	return {
		onConnect: () =>
			void request(
				"connect",
				[t.connecting, t.connectingText],
				[t.connectFailed, t.connectFailedText],
			),
		onGenerate: () => void request("generate_qr", [t.generating, t.generatingText], generateFailed),
		onReset: () => void request("reset", null, generateFailed),
	};
}

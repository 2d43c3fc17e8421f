import type { PasskeyReply } from "#app/domain/channels/link/passkey.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { en } from "../instances/strings.en.ts";
import { pt } from "../instances/strings.pt.ts";
import type { LinkAnswer } from "./link-api.ts";
import { en as linkingEn } from "./strings.en.ts";
import { pt as linkingPt } from "./strings.pt.ts";
import type { useLink } from "./use-link.ts";

export interface LinkRequests {
	onConnect: () => void;
	onGenerate: () => void;
	onReset: () => void;
	onStop: () => void;
	onPair: (phone: string) => void;
	onAnswer: (answer: PasskeyReply) => void;
}

/** Requests of the connect screen. A refusal is a toast; results arrive live. */
export function useLinkRequests(live: ReturnType<typeof useLink>): LinkRequests {
	const t = useStrings({ pt, en });
	const linking = useStrings({ pt: linkingPt, en: linkingEn });
	const errorText = useErrorText();
	const showRefusal = async (
		input: Promise<LinkAnswer | null>,
		title: string,
		silence?: string,
	) => {
		const answer = await input;
		if (!answer || answer.ok) return;
		const isSilent = answer.code === "unavailable" && silence !== undefined;
		notify.error(title, isSilent ? silence : errorText(answer.code));
	};
	const { failed, failedText } = t.link;
	return {
		onConnect: () => void showRefusal(live.ask("connect"), failed, failedText),
		onGenerate: () => void showRefusal(live.ask("generate_qr"), failed, failedText),
		onReset: () => void showRefusal(live.ask("reset"), failed, failedText),
		onStop: () =>
			void live.ask("disconnect").then((answer) => {
				if (answer && !answer.ok) notify.error(t.disconnect.failed, t.disconnect.failedText);
			}),
		onPair: (phone: string) => void showRefusal(live.pair(phone), linking.pairing.failed),
		onAnswer: (answer: PasskeyReply) =>
			void showRefusal(live.answerPasskey(answer), linking.passkey.failed),
	};
}

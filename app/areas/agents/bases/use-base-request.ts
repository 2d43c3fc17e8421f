import { href } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { BaseAnswer, BaseRequest } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Sends what members do with bases and shows the outcome as a toast. `onDone` runs once for each success; where the
 * page is left then, nothing is read again (`revalidates` false).
 */
export function useBaseRequest(onDone?: (answer: BaseAnswer) => void) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const request = useRequest<BaseAnswer>(
		(answer) => {
			const { intent, code } = answer;
			if (code !== null) return notify.error(t.failed, errorText(code));
			if (intent !== null) notify.success(t.done[intent]);
			onDone?.(answer);
		},
		{ action: href("/agents/knowledge") },
	);
	return {
		send: (wish: BaseRequest, revalidates = true): void => request.send(wish, revalidates),
		isBusy: request.isBusy,
		refusal: request.answer?.code ?? null,
	};
}

import { findAnswerFault } from "#app/domain/settings/webhook-answer.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { TestOutcome } from "./n8n-test.route.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Why a test failed, in words; null when it did not. */
function useFaultWords(): (outcome: TestOutcome) => string | null {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	return ({ code, answer }) => {
		if (code === "not_signed_in") return t.noToken;
		if (code === "unavailable") return t.unknown;
		if (code) return errorText(code);
		if (!answer) return t.unknown;
		const fault = findAnswerFault(answer);
		return fault && t.faults[fault](answer.status);
	};
}

/**
 * Runs one test at a time. Each result is a toast, and the answer is logged to the console, as the
 * page says.
 */
export function useN8nTest() {
	const t = useStrings({ pt, en });
	const faultWords = useFaultWords();
	const {
		Form,
		isBusy,
		answer: outcome,
	} = useRequest<TestOutcome>((result) => {
		if (result.answer) console.log("Prosa n8n:", result.answer);
		const fault = faultWords(result);
		if (fault) notify.error(t.failed, fault);
		else notify.success(t.done, t.doneText);
	});
	return { Form, isTesting: isBusy, outcome, words: outcome && faultWords(outcome) };
}

import { useEffect } from "react";
import { useFetcher } from "react-router";
import { findAnswerFault } from "#app/domain/settings/webhook-answer.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
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

/** One test at a time. Each outcome is one toast, and its answer goes to the console as it says. */
export function useN8nTest() {
	const t = useStrings({ pt, en });
	const faultWords = useFaultWords();
	const fetcher = useFetcher<TestOutcome>();
	const outcome = fetcher.state === "idle" ? (fetcher.data ?? null) : null;
	const words = outcome && faultWords(outcome);
	useEffect(() => {
		if (!outcome) return;
		if (outcome.answer) console.log("Prosa n8n:", outcome.answer);
		if (words) notify.error(t.failed, words);
		else notify.success(t.done, t.doneText);
		// The outcome's identity is what is new; another language says nothing twice.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [outcome]);
	return { Form: fetcher.Form, isTesting: fetcher.state !== "idle", outcome, words };
}

import type { TestCase } from "#app/domain/agents/test-cases.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { VersionAnswer } from "../versions/actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Adds a case to the test set of the page's agent, or changes what one expects. */
export function useAddCase(onDone: () => void = () => undefined) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const { send, isSending } = useIntent<VersionAnswer>("addCase", ({ code }) => {
		if (code !== null) return notify.error(t.failed, errorText(code));
		notify.success(t.saved);
		onDone();
	});
	return {
		isSending,
		add: ({ question, before, expects }: TestCase): void =>
			send({ case: JSON.stringify({ question, before, expects }) }),
	};
}

/** Removes a case from the test set of the page's agent. */
export function useRemoveCase() {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	return useIntent<VersionAnswer>("removeCase", ({ code }) => {
		if (code === null) notify.success(t.removed);
		else notify.error(t.removeFailed, errorText(code));
	});
}

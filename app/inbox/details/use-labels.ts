import type { ContactView } from "#app/contracts/frames.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/** Sets the labels of a conversation: shown at once, taken back when the server refuses. */
export function useLabels(contact: ContactView): (labels: readonly string[]) => Promise<void> {
	const t = useLaterStrings().decided;
	const errorText = useErrorText();
	const { store } = useInboxParts();
	return async (labels) => {
		const { id, conversation, seq } = contact;
		if (!conversation) return;
		store.showDecided(id, { conversation: { ...conversation, labels: [...labels] } });
		try {
			await store.api.setLabels(id, labels);
		} catch (error) {
			store.showDecided(id, { conversation }, seq);
			notify.error(t.failed, errorText(error instanceof ApiError ? error.code : "network"));
		}
	};
}

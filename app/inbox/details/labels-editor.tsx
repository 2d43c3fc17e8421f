import type { ContactView } from "#app/contracts/frames.ts";
import { may } from "#app/domain/team/role.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { LabelFields } from "./label-fields.tsx";

/** Edits the labels of a conversation. Each change is saved at once. */
export function LabelsEditor({ contact, isFirst }: { contact: ContactView; isFirst?: true }) {
	const { store, me } = useInboxParts();
	const save = useLabels(contact);
	return (
		<LabelFields
			{...(isFirst && { isFirst })}
			labels={contact.conversation?.labels ?? []}
			listLabels={store.api.listLabels}
			memberId={me.memberId}
			onChange={may(me.role, "send") ? (labels) => void save(labels) : null}
		/>
	);
}

/**
 * Sets the labels of a conversation: applied optimistically, rolled back when the server refuses.
 */
function useLabels(contact: ContactView): (labels: readonly string[]) => Promise<void> {
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
			notify.error(t.failed, errorText(codeOf(error)));
		}
	};
}

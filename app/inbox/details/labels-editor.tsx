import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { may } from "#app/domain/team/role.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { LabelFields } from "./label-fields.tsx";

/**
 * Edits the labels of a conversation. Each change is saved at once; labels used elsewhere are
 * suggested.
 */
export function LabelsEditor({ contact }: { contact: ContactView }) {
	const { store, me } = useInboxParts();
	const save = useLabels(contact);
	const [isNear, setIsNear] = useState(false);
	const known = useQuery({
		queryKey: ["labels-in-use", me.memberId],
		queryFn: ({ signal }) => store.api.listLabels(signal),
		enabled: isNear,
	});
	return (
		<LabelFields
			inUse={known.data ?? []}
			labels={contact.conversation?.labels ?? []}
			onChange={may(me.role, "send") ? (labels) => void save(labels) : null}
			onNear={() => setIsNear(true)}
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

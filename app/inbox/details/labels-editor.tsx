import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { may } from "#app/domain/team/role.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { LabelFields } from "./label-fields.tsx";
import { useLabels } from "./use-labels.ts";

/** The labels of a conversation: each change is kept at once. Those in use elsewhere are offered. */
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

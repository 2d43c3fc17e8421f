import type { ContactView } from "#app/contracts/frames.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { MemberDialog } from "./member-dialog.tsx";

/** Chooses the member whom the conversation is assigned to, among those who may answer it. */
export function AssignDialog(props: {
	contact: ContactView;
	onAssign: (assignee: NonNullable<ContactView["assignee"]>) => void;
	onClose: () => void;
}) {
	const { store, me } = useInboxParts();
	return (
		<MemberDialog
			currentId={props.contact.assignee?.memberId ?? null}
			listMembers={store.api.listMembers}
			memberId={me.memberId}
			onClose={props.onClose}
			onPick={props.onAssign}
		/>
	);
}

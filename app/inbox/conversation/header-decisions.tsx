import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { findAnsweredBy } from "#app/domain/chat/answered-by.ts";
import { may } from "#app/domain/team/role.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useConversationActs } from "../conversation-acts.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { CloseButton } from "./close-button.tsx";
import { type ConversationDialog, ConversationDialogs } from "./conversation-dialogs.tsx";
import { OwnerChip } from "./owner-chip.tsx";
import { type Onward, useDecisions } from "./use-decisions.ts";
import { useLease } from "./use-lease.ts";
import { usePin } from "./use-pin.ts";

const DepartmentMark = lazyPart(() => import("../transfer/department-mark.tsx"), "DepartmentMark", {
	onFailure: "nothing",
});

/** What is decided most often, in the header: who has the conversation, and that it is done with; and by keys. */
export function HeaderDecisions(props: {
	contact: ContactView;
	onward: Onward;
	onDetails: () => void;
}) {
	const { contact, onward } = props;
	const decisions = useDecisions(contact, onward);
	const lease = useLease(contact);
	const { me, instance } = useInboxParts();
	const { contacts } = useInboxStrings();
	const { conversation } = contact;
	const pin = usePin({
		memberId: me.memberId,
		channelId: instance.id,
		contactId: contact.id,
		id: conversation?.id ?? "",
		title: contactTitle(contact, contacts),
	});
	const [asks, setAsks] = useState<ConversationDialog | null>(null);
	const answered = findAnsweredBy(contact);
	const isWithPeople = answered === null || answered.handler === "person";
	const isMine = contact.assignee?.memberId === me.memberId;
	const isOpen = contact.closedAt === null && contact.conversation !== null;
	const when = (isPossible: boolean, run: () => void) =>
		isPossible && may(me.role, "send") ? run : null;
	useConversationActs({
		close: when(isOpen, decisions.close),
		// While an agent answers, the conversation has to be taken over, not just assigned.
		take: when(!(isMine && isWithPeople), () =>
			isWithPeople ? decisions.assign({ memberId: me.memberId, name: me.name }) : lease.take(),
		),
		assign: when(true, () => setAsks("assign")),
		transfer: when(isOpen, () => setAsks("transfer")),
		snooze: when(isOpen, () => setAsks("snooze")),
		labels: when(contact.conversation !== null, () => setAsks("labels")),
		sale: when(!contact.isGroup, () => setAsks("sale")),
		unread: when(contact.unread === 0, decisions.markUnread),
		// Each member's own, so no role refuses it.
		pin: conversation === null ? null : () => void pin.toggle(),
		details: props.onDetails,
	});
	return (
		<>
			{conversation?.departmentId === undefined ? null : (
				<DepartmentMark id={conversation.departmentId} isNamed />
			)}
			<OwnerChip contact={contact} onAssign={decisions.assign} />
			<CloseButton contact={contact} decisions={decisions} />
			<ConversationDialogs
				contact={contact}
				decisions={decisions}
				onClose={() => setAsks(null)}
				what={asks}
			/>
		</>
	);
}

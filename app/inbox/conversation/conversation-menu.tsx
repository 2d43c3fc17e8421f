import {
	BadgeDollarSign,
	CalendarSearch,
	Keyboard,
	ScrollText,
	Tags,
	PanelRight,
} from "lucide-react";
import { type ReactElement, useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { findAnsweredBy } from "#app/domain/chat/answered-by.ts";
import { may } from "#app/domain/team/role.ts";
import { Menu, MenuSeparator } from "#app/ui/menu.tsx";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { AsideItems } from "./aside-items.tsx";
import { AssignItems } from "./assign-items.tsx";
import { type ConversationDialog, ConversationDialogs } from "./conversation-dialogs.tsx";
import { PinItem } from "./pin-item.tsx";
import { StateItem } from "./state-item.tsx";
import { isSummaryOffered } from "./summary-offer.ts";
import { type Onward, useDecisions } from "./use-decisions.ts";
import { useLease } from "./use-lease.ts";

/**
 * The opened menu of a conversation. Actions that the member's role does not allow are disabled and
 * say why.
 */
export function ConversationMenu(props: {
	contact: ContactView;
	onward: Onward;
	trigger: ReactElement;
	onDetails: () => void;
	onHelp: () => void;
	/** "Ir para a data". */
	onDay: () => void;
}) {
	const t = useLaterStrings().menu;
	const { contact } = props;
	const { me } = useInboxParts();
	const decisions = useDecisions(contact, props.onward);
	const [opened, setOpened] = useState<ConversationDialog | null>(null);
	const refusal = may(me.role, "send") ? null : t.viewer;
	return (
		<>
			<Menu defaultOpen trigger={props.trigger}>
				<CareItems
					contact={contact}
					onAssign={() => setOpened("assign")}
					onTransfer={() => setOpened("transfer")}
					refusal={refusal}
				/>
				<MenuSeparator />
				<StateItem decisions={decisions} isClosed={contact.closedAt !== null} refusal={refusal} />
				<AsideItems
					decisions={decisions}
					isAside={Boolean(contact.conversation?.snoozedUntil)}
					isUnread={contact.unread > 0}
					mayPutAside={contact.closedAt === null && contact.conversation !== null}
					onSnooze={() => setOpened("snooze")}
					refusal={refusal}
				/>
				<OwnPin contact={contact} />
				<MenuSeparator />
				<HelpItems contact={contact} onOpen={setOpened} refusal={refusal} />
				<ReasonedMenuItem
					icon={CalendarSearch}
					label={t.day}
					onSelect={props.onDay}
					refusal={null}
				/>
				<ReasonedMenuItem
					icon={PanelRight}
					label={t.details}
					onSelect={props.onDetails}
					refusal={null}
				/>
				<ReasonedMenuItem icon={Keyboard} label={t.help} onSelect={props.onHelp} refusal={null} />
			</Menu>
			<ConversationDialogs
				contact={contact}
				decisions={decisions}
				onClose={() => setOpened(null)}
				what={opened}
			/>
		</>
	);
}

/** Whoever has no conversation yet is in no list. */
function OwnPin({ contact }: { contact: ContactView }) {
	const { contacts } = useInboxStrings();
	const { instance, me } = useInboxParts();
	if (contact.conversation === null) return null;
	return (
		<PinItem
			channelId={instance.id}
			contactId={contact.id}
			id={contact.conversation.id}
			mayPin
			memberId={me.memberId}
			title={contactTitle(contact, contacts)}
		/>
	);
}

interface ItemsProps {
	contact: ContactView;
	/** Why the member's role does not allow it; null when it does. */
	refusal: string | null;
}

/** Assign and unassign. */
function CareItems(props: ItemsProps & { onAssign: () => void; onTransfer: () => void }) {
	const { contact, refusal } = props;
	const { me } = useInboxParts();
	const decisions = useDecisions(contact);
	const lease = useLease(contact);
	const isMine = contact.assignee?.memberId === me.memberId;
	const answered = findAnsweredBy(contact);
	const isWithPeople = answered === null || answered.handler === "person";
	// While an agent answers, the conversation has to be taken over, not just assigned.
	const take = (): void =>
		isWithPeople ? decisions.assign({ memberId: me.memberId, name: me.name }) : lease.take();
	return (
		<AssignItems
			onGive={props.onAssign}
			onGiveBack={contact.assignee === null ? null : () => decisions.assign(null)}
			onTake={isMine && isWithPeople ? null : take}
			onTransfer={
				contact.closedAt === null && contact.conversation !== null ? props.onTransfer : null
			}
			refusal={refusal}
		/>
	);
}

function HelpItems(props: ItemsProps & { onOpen: (what: ConversationDialog) => void }) {
	const { labels, menu, summary } = useLaterStrings();
	const { contact, refusal } = props;
	const { instance } = useInboxParts();
	return (
		<>
			<ReasonedMenuItem
				icon={Tags}
				label={labels.item}
				onSelect={() => props.onOpen("labels")}
				refusal={refusal ?? (contact.conversation ? null : labels.noConversation)}
			/>
			{contact.isGroup ? null : (
				<ReasonedMenuItem
					icon={BadgeDollarSign}
					label={menu.sale}
					onSelect={() => props.onOpen("sale")}
					refusal={refusal}
				/>
			)}
			{contact.conversation?.agent && isSummaryOffered(instance.id) ? (
				<ReasonedMenuItem
					icon={ScrollText}
					label={summary.item}
					onSelect={() => props.onOpen("summary")}
					refusal={refusal}
				/>
			) : null}
		</>
	);
}

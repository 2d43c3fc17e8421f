import { Tag } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { isArchived } from "#app/domain/conversations/archive.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AsideItems } from "#app/inbox/conversation/aside-items.tsx";
import { AssignItems } from "#app/inbox/conversation/assign-items.tsx";
import { MemberDialog } from "#app/inbox/conversation/member-dialog.tsx";
import { PinItem } from "#app/inbox/conversation/pin-item.tsx";
import { SnoozeDialog } from "#app/inbox/conversation/snooze-dialog.tsx";
import { StateItem } from "#app/inbox/conversation/state-item.tsx";
import { useLaterStrings } from "#app/inbox/use-later-strings.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { serverNow } from "#app/ui/clock.ts";
import { Menu, MenuSeparator } from "#app/ui/menu.tsx";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { LabelsDialog } from "./labels-dialog.tsx";
import type { Me } from "./me.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";
import { transferredOf } from "./transferred-of.ts";
import { useRowDecisions } from "./use-row-decisions.ts";

const TransferDialog = lazyPart(
	() => import("#app/inbox/transfer/transfer-dialog.tsx"),
	"TransferDialog",
	{ onFailure: "toast" },
);

/**
 * Actions on a conversation from the list. What the role does not allow is disabled and says why.
 */
export function RowMenu(props: {
	conversation: ConversationSummary;
	title: string;
	me: Me;
	trigger: ReactElement;
	show: Conversations["show"];
}) {
	const words = useStrings({ pt, en }).labels;
	const { menu, labels } = useLaterStrings();
	const { conversation, me } = props;
	const decisions = useRowDecisions(conversation, props.title, props.show);
	const [dialog, setDialog] = useState<"members" | "transfer" | "labels" | "snooze" | null>(null);
	const isMine = conversation.assignee?.memberId === me.memberId;
	const refusal = may(me.role, "send") ? null : menu.viewer;
	return (
		<>
			<Menu defaultOpen trigger={props.trigger}>
				<AssignItems
					onGive={() => setDialog("members")}
					onGiveBack={conversation.assignee === null ? null : () => decisions.assign(null)}
					onTransfer={conversation.status === "active" ? () => setDialog("transfer") : null}
					onTake={isMine ? null : () => decisions.assign({ memberId: me.memberId, name: me.name })}
					refusal={refusal}
				/>
				<MenuSeparator />
				<ReasonedMenuItem
					icon={Tag}
					label={labels.item}
					onSelect={() => setDialog("labels")}
					refusal={refusal}
				/>
				<MenuSeparator />
				<StateItem
					decisions={decisions}
					isClosed={conversation.status !== "active"}
					refusal={refusal}
				/>
				<AsideItems
					decisions={decisions}
					isAside={Boolean(conversation.snoozedUntil)}
					isUnread={conversation.unread > 0}
					mayPutAside={conversation.status !== "closed"}
					onSnooze={() => setDialog("snooze")}
					refusal={refusal}
				/>
				<PinItem
					channelId={conversation.channel.id}
					contactId={conversation.contactId}
					id={conversation.id}
					mayPin={!isArchived(conversation, serverNow())}
					memberId={me.memberId}
					title={props.title}
				/>
			</Menu>
			{dialog === "members" ? (
				<MemberDialog
					currentId={conversation.assignee?.memberId ?? null}
					listMembers={decisions.listMembers}
					memberId={me.memberId}
					onClose={() => setDialog(null)}
					onPick={decisions.assign}
				/>
			) : null}
			{dialog === "transfer" ? (
				<TransferDialog
					conversations={[transferredOf(conversation)]}
					memberId={me.memberId}
					onClose={() => setDialog(null)}
				/>
			) : null}
			{dialog === "snooze" ? (
				<SnoozeDialog onClose={() => setDialog(null)} onPick={decisions.snooze} />
			) : null}
			{dialog === "labels" ? (
				<LabelsDialog
					labels={conversation.labels}
					memberId={me.memberId}
					onClose={() => setDialog(null)}
					onSave={decisions.label}
					purpose={words.purpose(props.title)}
					words={words}
				/>
			) : null}
		</>
	);
}

import { CheckCircle2, CircleUserRound, RotateCcw, Tag, Undo2, UserRoundPlus } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { isArchived } from "#app/domain/conversations/archive.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AsideItems } from "#app/inbox/conversation/aside-items.tsx";
import { MemberDialog } from "#app/inbox/conversation/member-dialog.tsx";
import { PinItem } from "#app/inbox/conversation/pin-item.tsx";
import { SnoozeDialog } from "#app/inbox/conversation/snooze-dialog.tsx";
import { serverNow } from "#app/ui/clock.ts";
import { Menu, MenuSeparator } from "#app/ui/menu.tsx";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { LabelsDialog } from "./labels-dialog.tsx";
import type { Me } from "./me.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";
import { useRowDecisions } from "./use-row-decisions.ts";

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
	const { menu: t, labels: words } = useStrings({ pt, en });
	const { conversation, me } = props;
	const decisions = useRowDecisions(conversation, props.title, props.show);
	const [dialog, setDialog] = useState<"members" | "labels" | "snooze" | null>(null);
	const isMine = conversation.assignee?.memberId === me.memberId;
	const refusal = may(me.role, "send") ? null : t.viewer;
	return (
		<>
			<Menu defaultOpen trigger={props.trigger}>
				{isMine ? null : (
					<ReasonedMenuItem
						icon={CircleUserRound}
						label={t.take}
						onSelect={() => decisions.assign({ memberId: me.memberId, name: me.name })}
						refusal={refusal}
					/>
				)}
				<ReasonedMenuItem
					icon={UserRoundPlus}
					label={t.give}
					onSelect={() => setDialog("members")}
					refusal={refusal}
				/>
				{conversation.assignee === null ? null : (
					<ReasonedMenuItem
						icon={Undo2}
						label={t.giveBack}
						onSelect={() => decisions.assign(null)}
						refusal={refusal}
					/>
				)}
				<MenuSeparator />
				<ReasonedMenuItem
					icon={Tag}
					label={t.labels}
					onSelect={() => setDialog("labels")}
					refusal={refusal}
				/>
				<MenuSeparator />
				{conversation.status === "active" ? (
					<ReasonedMenuItem
						icon={CheckCircle2}
						label={t.close}
						onSelect={decisions.close}
						refusal={refusal}
					/>
				) : (
					<ReasonedMenuItem
						icon={RotateCcw}
						label={t.reopen}
						onSelect={decisions.reopen}
						refusal={refusal}
					/>
				)}
				<AsideItems
					decisions={decisions}
					isAside={Boolean(conversation.snoozedUntil)}
					isUnread={conversation.unread > 0}
					mayPutAside={conversation.status !== "closed"}
					onSnooze={() => setDialog("snooze")}
					refusal={refusal}
					words={t}
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
			{dialog === "snooze" ? (
				<SnoozeDialog onClose={() => setDialog(null)} onPick={decisions.snooze} />
			) : null}
			{dialog === "labels" ? (
				<LabelsDialog
					labels={conversation.labels}
					onClose={() => setDialog(null)}
					onSave={decisions.label}
					purpose={words.purpose(props.title)}
					words={words}
				/>
			) : null}
		</>
	);
}

import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { UNTIL_WRITTEN } from "#app/domain/conversations/snooze.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import {
	type ConversationDialog,
	ConversationDialogs,
} from "../conversation/conversation-dialogs.tsx";
import { type Decisions, type Onward, useDecisions } from "../conversation/use-decisions.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { Fact } from "./fact.tsx";
import { LabelsEditor } from "./labels-editor.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Whose the conversation is, whether it is open, and its labels: decided here as in the header. */
export function ConversationSection(props: { contact: ContactView; onward?: Onward | undefined }) {
	const { contact } = props;
	const t = useInboxStrings().decisions;
	const own = useStrings({ pt, en }).conversation;
	const later = useLaterStrings();
	const { me } = useInboxParts();
	const decisions = useDecisions(contact, props.onward);
	const [asks, setAsks] = useState<ConversationDialog | null>(null);
	const { assignee } = contact;
	const owner =
		assignee === null
			? t.nobody
			: assignee.memberId === me.memberId
				? t.you
				: displayName(assignee.name);
	return (
		<>
			<dl className="flex flex-col gap-3">
				<Fact
					action={
						may(me.role, "assign_others") ? (
							<Act label={own.changeOwner} onClick={() => setAsks("assign")}>
								{own.change}
							</Act>
						) : null
					}
					label={t.assignee}
				>
					<bdi>{owner}</bdi>
				</Fact>
				<Fact
					action={
						may(me.role, "send") ? (
							<StateActs
								contact={contact}
								decisions={decisions}
								onSnooze={() => setAsks("snooze")}
							/>
						) : null
					}
					label={later.details.state}
				>
					<State contact={contact} />
				</Fact>
				{contact.conversation?.rating === undefined ? null : (
					<Fact label={own.rating}>{own.rated(contact.conversation.rating)}</Fact>
				)}
				{contact.conversation === null ? null : (
					<div>
						<dt className="mb-1 text-xs text-gray-11">{later.labels.title}</dt>
						<dd>
							<LabelsEditor contact={contact} />
						</dd>
					</div>
				)}
			</dl>
			<ConversationDialogs
				contact={contact}
				decisions={decisions}
				onClose={() => setAsks(null)}
				what={asks}
			/>
		</>
	);
}

function State({ contact }: { contact: ContactView }) {
	const t = useLaterStrings();
	const format = useFormat();
	const until = contact.conversation?.snoozedUntil ?? null;
	const said =
		contact.closedAt !== null
			? t.details.closedSince(format.dateTime(contact.closedAt))
			: until === null
				? t.details.open
				: until === UNTIL_WRITTEN
					? t.decided.snoozedUntilWritten
					: t.decided.snoozedUntil(format.dateTime(until));
	return <span suppressHydrationWarning>{said}</span>;
}

function StateActs(props: { contact: ContactView; decisions: Decisions; onSnooze: () => void }) {
	const t = useLaterStrings();
	const { contact, decisions } = props;
	if (contact.conversation === null) return null;
	if (contact.closedAt !== null) return <Act onClick={decisions.reopen}>{t.menu.reopen}</Act>;
	const isAside = (contact.conversation.snoozedUntil ?? null) !== null;
	return (
		<span className="flex flex-wrap gap-1.5">
			{isAside ? (
				<Act onClick={() => decisions.snooze(null)}>{t.menu.unsnooze}</Act>
			) : (
				<Act onClick={props.onSnooze}>{t.menu.snooze}</Act>
			)}
			<Act label={t.menu.close} onClick={decisions.close}>
				{t.header.close}
			</Act>
		</span>
	);
}

function Act(props: { label?: string; onClick: () => void; children: string }) {
	return (
		<Button aria-label={props.label} onClick={props.onClick} size="small" type="button">
			{props.children}
		</Button>
	);
}

import type { ReactNode } from "react";
import { findDelivery, type Known } from "#app/domain/chat/delivery.ts";
import { isAutomatic } from "#app/domain/inbox/message.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What is known of a message: who wrote it, when it was sent, delivered and read; and what nobody told. */
export function MessageInfo(props: {
	message: TimelineMessage;
	contactName: string;
	isGroup: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).info;
	const format = useFormat();
	const { message } = props;
	const isOurs = message.direction === "outgoing";
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title}
			width={420}
		>
			<dl className="divide-y divide-line">
				{isOurs ? <Author message={message} /> : null}
				{isOurs ? null : (
					<Row label={t.from}>
						<bdi>{displayName(message.author ?? props.contactName)}</bdi>
					</Row>
				)}
				<Row label={isOurs ? t.sent : t.received}>{format.dateTime(message.sentAt)}</Row>
				{isOurs ? <Way {...props} /> : null}
				{message.wasScheduled ? <Row label={t.scheduled}>{t.scheduledYes}</Row> : null}
				{message.edited ? <Row label={t.edited}>{t.editedYes}</Row> : null}
			</dl>
			{message.origin === "recovered" ? (
				<p className="mt-3 text-xs text-gray-11 text-pretty">{t.recovered}</p>
			) : null}
			{isOurs ? <p className="mt-3 text-xs text-gray-11 text-pretty">{t.hint}</p> : null}
		</Dialog>
	);
}

function Way(props: { message: TimelineMessage; contactName: string; isGroup: boolean }) {
	const t = useStrings({ pt, en }).info;
	const { capabilities } = useInboxParts();
	const { delivered, read } = findDelivery(props.message, capabilities.receipts);
	const isRead = read.is === "told" || read.is === "done";
	const by = props.isGroup ? t.readByNobodyKnown : t.readBy(displayName(props.contactName));
	return (
		<>
			<Row label={t.delivered}>
				<Step known={delivered} />
			</Row>
			<Row label={t.read}>
				<Step known={read} />
				{isRead ? <bdi className="block text-xs text-gray-11">{by}</bdi> : null}
			</Row>
		</>
	);
}

function Step({ known }: { known: Known }) {
	const t = useStrings({ pt, en }).info;
	const format = useFormat();
	return known.is === "told" ? format.dateTime(known.at) : t[known.is];
}

function Author({ message }: { message: TimelineMessage }) {
	const t = useStrings({ pt, en }).info;
	const { former, automatic } = useInboxStrings().lines;
	const { me } = useInboxParts();
	const { author, origin } = message;
	const name = author === null ? null : displayName(nameOrFormer(author, former));
	const said = isAutomatic(message)
		? automatic
		: name !== null
			? origin === "agent"
				? t.agent(name)
				: name === displayName(me.name)
					? t.you
					: name
			: origin === "phone" || origin === "recovered"
				? t.onPhone
				: origin === "history"
					? t.fromHistory
					: t.program;
	return (
		<Row label={t.author}>
			<bdi>{said}</bdi>
		</Row>
	);
}

function Row(props: { label: string; children: ReactNode }) {
	return (
		<div className="flex min-h-10 items-baseline justify-between gap-4 py-2">
			<dt className="shrink-0 text-gray-11">{props.label}</dt>
			<dd className="tabular text-right text-gray-12 [overflow-wrap:anywhere]">{props.children}</dd>
		</div>
	);
}

import type { ContactView } from "#app/contracts/frames.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import type { Decisions } from "./use-decisions.ts";

const AssignDialog = lazyPart(() => import("./assign-dialog.tsx"), "AssignDialog", {
	onFailure: "toast",
	preload: true,
});

const LabelsDialog = lazyPart(() => import("../details/labels-dialog.tsx"), "LabelsDialog", {
	onFailure: "toast",
	preload: true,
});
const SummaryDialog = lazyPart(() => import("./summary-dialog.tsx"), "SummaryDialog", {
	onFailure: "toast",
});

const SnoozeDialog = lazyPart(() => import("./snooze-dialog.tsx"), "SnoozeDialog", {
	onFailure: "toast",
	preload: true,
});

const TransferDialog = lazyPart(() => import("../transfer/transfer-dialog.tsx"), "TransferDialog", {
	onFailure: "toast",
});

const MarkDialog = lazyPart(() => import("../sales/mark-dialog.tsx"), "MarkDialog", {
	onFailure: "toast",
});

export type ConversationDialog = "assign" | "transfer" | "labels" | "summary" | "snooze" | "sale";

/** The dialog that a menu, a button or a key asked for. */
export function ConversationDialogs(props: {
	what: ConversationDialog | null;
	contact: ContactView;
	decisions: Decisions;
	onClose: () => void;
}) {
	const { contact, decisions, onClose } = props;
	const { instance, me } = useInboxParts();
	return props.what === "assign" ? (
		<AssignDialog contact={contact} onAssign={decisions.assign} onClose={onClose} />
	) : props.what === "transfer" ? (
		<TransferDialog
			conversations={[
				{
					channelId: instance.id,
					contactId: contact.id,
					departmentId: contact.conversation?.departmentId ?? null,
					memberId: contact.assignee?.memberId ?? null,
				},
			]}
			memberId={me.memberId}
			onClose={onClose}
		/>
	) : props.what === "labels" ? (
		<LabelsDialog contact={contact} onClose={onClose} />
	) : props.what === "snooze" ? (
		<SnoozeDialog onClose={onClose} onPick={decisions.snooze} />
	) : props.what === "sale" ? (
		<MarkDialog contactId={contact.id} onClose={onClose} />
	) : props.what === "summary" ? (
		<SummaryDialog contactId={contact.id} onClose={onClose} />
	) : null;
}

import { Pencil, RefreshCw, ScrollText, Trash2 } from "lucide-react";
import { useState } from "react";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { type IntegrationRequestState, useIntegrationRequest } from "../use-integration-request.ts";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";

interface ActionsProps {
	integration: IntegrationView;
	mayManage: boolean;
	isAdmin: boolean;
	onEdit: (id: string) => void;
}

/**
 * Refresh, edit, remove; disabled with the reason where the role does not allow it (founding.md
 * 26).
 */
export function CardActions(props: ActionsProps) {
	const words = useStrings({ pt, en });
	const t = words.control;
	const { integration, mayManage } = props;
	const { id, name, isOwn, isDisabled } = integration;
	const [isAsking, setIsAsking] = useState(false);
	const refreshing = useIntegrationRequest(id);
	const removal = useIntegrationRequest(id, () => setIsAsking(false));
	const label = (action: string): string => t.of(action, isolate(name));
	const ownReason = reasonOf(mayManage, isOwn, words);
	return (
		<div className="flex flex-wrap gap-2 border-t border-line pt-3">
			<ReasonedButton
				aria-label={label(t.refresh)}
				loading={refreshing.isBusy}
				onClick={() => refreshing.send("refresh")}
				reason={ownReason ?? (isDisabled ? words.disabledText : null)}
				size="small"
				type="button"
			>
				<RefreshCw aria-hidden="true" size={14} />
				{t.refresh}
			</ReasonedButton>
			<ReasonedButton
				aria-label={label(t.edit)}
				onClick={() => props.onEdit(id)}
				reason={ownReason}
				size="small"
				type="button"
			>
				<Pencil aria-hidden="true" size={14} />
				{t.edit}
			</ReasonedButton>
			{integration.delivery !== null && isOwn && mayManage ? (
				<DeliveriesButton integration={integration} />
			) : null}
			<ReasonedButton
				aria-label={label(t.remove)}
				className="ml-auto"
				onClick={() => setIsAsking(true)}
				reason={removalReason(props, words)}
				size="small"
				type="button"
			>
				<Trash2 aria-hidden="true" size={14} />
				{t.remove}
			</ReasonedButton>
			<RemoveDialog
				isOpen={isAsking}
				name={name}
				onClose={() => setIsAsking(false)}
				request={removal}
			/>
		</div>
	);
}

function DeliveriesButton({ integration }: { integration: IntegrationView }) {
	const t = useStrings({ pt, en }).control;
	const [isReading, setIsReading] = useState(false);
	return (
		<>
			<Button
				aria-label={t.of(t.deliveries, isolate(integration.name))}
				onClick={() => setIsReading(true)}
				size="small"
				type="button"
			>
				<ScrollText aria-hidden="true" size={14} />
				{t.deliveries}
			</Button>
			{isReading ? (
				<DeliveriesDialog integration={integration} onClose={() => setIsReading(false)} />
			) : null}
		</>
	);
}

type Reasons = Pick<typeof pt, "managersOnly" | "ownerOnly" | "removerOnly">;

function reasonOf(mayManage: boolean, isOwn: boolean, t: Reasons): string | null {
	if (!mayManage) return t.managersOnly;
	return isOwn ? null : t.ownerOnly;
}

/** An admin may also remove integrations of others, without seeing their content. */
function removalReason(props: ActionsProps, t: Reasons): string | null {
	if (!props.mayManage) return t.managersOnly;
	return props.integration.isOwn || props.isAdmin ? null : t.removerOnly;
}

/** Asks in the specification's words. A refusal keeps the dialog open and is shown in it. */
function RemoveDialog(props: {
	name: string;
	request: IntegrationRequestState;
	isOpen: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useErrorText();
	const { request } = props;
	const refusal = request.answer?.code ?? null;
	return (
		<ConfirmDialog
			busy={request.isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => request.send("remove")}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={props.isOpen}
			title={t.title(isolate(props.name))}
		>
			{t.text} {t.lost}
			{refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{errorText(refusal)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}

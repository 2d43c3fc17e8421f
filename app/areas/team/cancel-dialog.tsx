import { useState } from "react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { InvitationView } from "#app/contracts/team.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { InvitationUpdates } from "./use-invitation-updates.ts";
import { useTeamRequest } from "./use-team-request.ts";

/**
 * Spec 1, section 5: asks before cancelling. A refusal keeps it open and is shown in it. Stands beside
 * the lists: the invitation's row may be gone before the answer comes.
 */
export function CancelDialog(props: {
	invitation: InvitationView;
	updates: InvitationUpdates;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const errorText = useAccountErrorText();
	const [refused, setRefused] = useState<string | null>(null);
	const wordsOf = (code: ErrorCode): string =>
		t.cancel.failed(code === "not_found" ? t.resend.notFound : errorText(code));
	const { send, isBusy } = useTeamRequest(({ code }) => {
		props.updates.changed();
		if (code === null) {
			notify.success(t.cancel.done);
			return props.onClose();
		}
		notify.error(wordsOf(code));
		setRefused(wordsOf(code));
	});
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.cancel.confirm}
			keepLabel={t.cancel.keep}
			onConfirm={() => send({ intent: "cancel", id: props.invitation.id })}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.cancel.title}
		>
			<span className="mb-2 block font-medium text-gray-12">{t.cancel.question}</span>
			{t.cancel.lost(isolate(props.invitation.email))}
			{refused ? (
				<span className="mt-3 block text-red-11" role="alert">
					{refused}
				</span>
			) : null}
		</ConfirmDialog>
	);
}

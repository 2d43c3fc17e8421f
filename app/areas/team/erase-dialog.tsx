import { useState } from "react";
import type { MemberView } from "#app/contracts/team.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useTeamRequest } from "./use-team-request.ts";

/** Says what goes and what stays before a member is erased for good. A refusal keeps the dialog open. */
export function EraseDialog(props: {
	member: MemberView;
	onClose: () => void;
	onChanged: () => void;
}) {
	const t = useStrings({ pt, en }).erase;
	const errorText = useAccountErrorText();
	const [refused, setRefused] = useState<string | null>(null);
	const { send, isBusy } = useTeamRequest(({ code }) => {
		props.onChanged();
		if (code === null) {
			notify.success(t.done);
			return props.onClose();
		}
		setRefused(t.failed(code === "not_found" ? t.gone : errorText(code)));
	});
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => send({ intent: "erase", id: props.member.id })}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title(isolate(props.member.fullName))}
		>
			<span className="mb-2 block">{t.goes}</span>
			<span className="mb-2 block">{t.stays}</span>
			<span className="block font-medium text-gray-12">{t.forGood}</span>
			{refused ? (
				<span className="mt-3 block text-red-11" role="alert">
					{refused}
				</span>
			) : null}
		</ConfirmDialog>
	);
}

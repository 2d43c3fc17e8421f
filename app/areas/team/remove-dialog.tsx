import { useState } from "react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MemberView } from "#app/contracts/team.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useTeamRequest } from "./use-team-request.ts";

/** Spec 1, sections 5 and 8: removing a member asks first, by name. A refusal keeps the question open. */
export function RemoveDialog(props: {
	member: MemberView;
	onClose: () => void;
	onChanged: () => void;
}) {
	const t = useStrings({ pt, en }).remove;
	const errorText = useAccountErrorText();
	const [refused, setRefused] = useState<string | null>(null);
	const wordsOf = (code: ErrorCode): string =>
		t.failed(code === "not_found" ? t.notFound : errorText(code));
	const { send, isBusy } = useTeamRequest(({ code }) => {
		props.onChanged();
		if (code === null) {
			notify.success(t.done);
			return props.onClose();
		}
		notify.error(wordsOf(code));
		setRefused(wordsOf(code));
	});
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => send({ intent: "remove", id: props.member.id })}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title(isolate(props.member.fullName))}
		>
			<span className="mb-2 block font-medium text-gray-12">{t.question}</span>
			{t.lost}
			{refused ? (
				<span className="mt-3 block text-red-11" role="alert">
					{refused}
				</span>
			) : null}
		</ConfirmDialog>
	);
}

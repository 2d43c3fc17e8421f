import { useState } from "react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MemberView } from "#app/contracts/team.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useTeamRequest } from "./use-team-request.ts";

/** What is asked about a member before it is done. */
export interface MemberQuestion {
	about: "role" | "remove" | "erase";
	member: MemberView;
}

/**
 * The dialog of a question. It stands beside the lists, not in the member's row: the row may be gone
 * (the workspace's line told first) before the answer comes, which would then be heard by nobody.
 */
export function MemberDialog(props: {
	question: MemberQuestion | null;
	onClose: () => void;
	onChanged: () => void;
}) {
	if (props.question === null) return null;
	const { about, member } = props.question;
	const shared = { member, onClose: props.onClose, onChanged: props.onChanged };
	if (about === "role") return <RoleDialog {...shared} />;
	return about === "remove" ? <RemoveDialog {...shared} /> : <EraseDialog {...shared} />;
}

/**
 * Spec 1, sections 5 and 8: asks by name before removing a member. A refusal keeps the dialog open.
 */
function RemoveDialog(props: { member: MemberView; onClose: () => void; onChanged: () => void }) {
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

import { type ReactNode, useState } from "react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { TeamRequest } from "./actions.ts";
import { useTeamRequest } from "./use-team-request.ts";

/**
 * Asks before something is done for good (spec 1, section 5). A refusal keeps the question open and is shown in it. To stand beside
 * the lists, not in a row: the row may be gone (the workspace's line told first) before the answer comes, which would then be
 * heard by nobody.
 */
export function TeamQuestion(props: {
	title: string;
	confirmLabel: string;
	keepLabel?: string;
	request: TeamRequest;
	/** Said once it is done. */
	done: string;
	wordsOf: (code: ErrorCode) => string;
	/** A refusal is a toast as well. */
	isRefusalTold?: boolean;
	/** Called after every answer, to read the lists again. */
	onChanged: () => void;
	onClose: () => void;
	children: ReactNode;
}) {
	const { done, isRefusalTold = false, onChanged, onClose, wordsOf } = props;
	const [refused, setRefused] = useState<string | null>(null);
	const { send, isBusy } = useTeamRequest(({ code }) => {
		onChanged();
		if (code === null) {
			notify.success(done);
			return onClose();
		}
		if (isRefusalTold) notify.error(wordsOf(code));
		setRefused(wordsOf(code));
	});
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={props.confirmLabel}
			{...(props.keepLabel === undefined ? {} : { keepLabel: props.keepLabel })}
			onConfirm={() => send(props.request)}
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			open
			title={props.title}
		>
			{props.children}
			{refused ? (
				<span className="mt-3 block text-red-11" role="alert">
					{refused}
				</span>
			) : null}
		</ConfirmDialog>
	);
}

import type { ReactNode } from "react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { notify } from "./toasts.ts";
import { useIntent } from "./use-intent.ts";

interface Removal {
	id: string;
	words: { confirm: string; done: string; failed: string };
	errorText: (code: ErrorCode) => string;
	onClose: () => void;
}

/**
 * The question before something is deleted by the form `remove` of its page: what its `ConfirmDialog` does, and the sentence
 * of a refusal, which stands in the dialog that stays open. That it is gone already is as wished.
 */
export function useRemoval({ id, words, errorText, onClose }: Removal) {
	const removing = useIntent<{ intent: "remove"; code: ErrorCode | null }>(
		"remove",
		({ code }) => {
			if (code !== null && code !== "not_found") return;
			notify.success(words.done);
			onClose();
		},
		{ isAnsweredFirst: true },
	);
	const { refusal } = removing;
	const refused: ReactNode =
		refusal && refusal !== "not_found" ? (
			<span className="mt-3 block text-red-11" role="alert">
				{words.failed}. {errorText(refusal)}
			</span>
		) : null;
	return {
		dialog: {
			busy: removing.isSending,
			confirmLabel: words.confirm,
			onConfirm: () => removing.send({ id }),
			onOpenChange: (open: boolean) => {
				if (!open) onClose();
			},
			open: true,
		},
		refused,
	};
}

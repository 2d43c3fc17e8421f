import type { CannedResponse } from "#app/contracts/canned-responses.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useRemoval } from "#app/ui/use-removal.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useCannedResponseError } from "./use-canned-response-error.ts";

/** Asks before a ready answer is deleted. A failure keeps the dialog open and is shown in it. */
export function RemoveDialog(props: { response: CannedResponse; onClose: () => void }) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useCannedResponseError();
	const { id, title, isTeam } = props.response;
	const { dialog, refused } = useRemoval({ id, words: t, errorText, onClose: props.onClose });
	return (
		<ConfirmDialog {...dialog} title={t.title(isolate(title))}>
			{isTeam ? t.textTeam : t.textOwn}
			{refused}
		</ConfirmDialog>
	);
}

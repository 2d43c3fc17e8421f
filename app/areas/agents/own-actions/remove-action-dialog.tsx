import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAsking } from "../use-asking.ts";
import { removeAction } from "./actions-api.ts";
import type { StoredAction } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks before an action is removed. A failure keeps the dialog open and is shown in it. */
export function RemoveActionDialog(props: {
	agentId: string;
	stored: StoredAction;
	onChanged: () => Promise<void>;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).removal;
	const { isBusy, refusal, ask } = useAsking(t.failed);
	const { stored, onClose } = props;
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.confirm}
			onConfirm={() =>
				ask(async () => {
					await removeAction(props.agentId, stored.id);
					await props.onChanged();
					notify.success(t.done);
					onClose();
				})
			}
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			open
			title={t.title(isolate(stored.action.name))}
		>
			{t.text}
			{refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{refusal.words}
				</span>
			) : null}
		</ConfirmDialog>
	);
}

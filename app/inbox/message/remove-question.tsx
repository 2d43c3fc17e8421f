import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useRunAct } from "../conversation/use-run-act.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks before a message is deleted for everyone. */
export function RemoveQuestion(props: { message: TimelineMessage; onClose: () => void }) {
	const t = useStrings({ pt, en }).remove;
	const runAct = useRunAct();
	return (
		<ConfirmDialog
			confirmLabel={t.confirm}
			onConfirm={() => {
				runAct(props.message, { kind: "deletion" });
				props.onClose();
			}}
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onClose();
			}}
			open
			title={t.ask}
		>
			{t.what}
		</ConfirmDialog>
	);
}

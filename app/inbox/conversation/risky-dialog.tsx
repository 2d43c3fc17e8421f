import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useLaterStrings } from "../use-later-strings.ts";

/** Asks for confirmation before a file that could run a program is downloaded. */
export function RiskyDialog(props: {
	fileName: string;
	onClose: () => void;
	onConfirm: () => void;
}) {
	const t = useLaterStrings().risky;
	return (
		<ConfirmDialog
			confirmLabel={t.downloadAnyway}
			onConfirm={props.onConfirm}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title}
		>
			{t.text(props.fileName)}
		</ConfirmDialog>
	);
}

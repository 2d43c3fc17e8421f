import { isolate } from "#app/i18n/isolate.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import type { IntegrationRequestState } from "../use-integration-request.ts";

/** Asks as the specification says. A refusal keeps the dialog open and says so. */
export function RemoveDialog(props: {
	name: string;
	request: IntegrationRequestState;
	isOpen: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useErrorText();
	const { request } = props;
	const refusal = request.answer?.code ?? null;
	return (
		<ConfirmDialog
			busy={request.isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => request.send("remove")}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={props.isOpen}
			title={t.title(isolate(props.name))}
		>
			{t.text} {t.lost}
			{refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{errorText(refusal)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}

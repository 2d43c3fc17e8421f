import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useAgentErrorText } from "./use-agent-error-text.ts";
import type { useAgentRequest } from "./use-agent-request.ts";

/** Asks before an agent is deleted. A refusal keeps the dialog open and is shown in it. */
export function RemoveDialog(props: {
	name: string;
	request: ReturnType<typeof useAgentRequest>;
	isOpen: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useAgentErrorText();
	const { request } = props;
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
			{t.text}
			{request.refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{errorText(request.refusal)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}

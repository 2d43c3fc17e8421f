import type { LibraryFileView } from "#app/contracts/library-answers.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { callApi } from "#app/ui/api-request.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useLibraryCall } from "./use-library-call.ts";

/** Asks before a file leaves the library. */
export function RemoveDialog({ file, onClose }: { file: LibraryFileView; onClose: () => void }) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useAgentErrorText();
	const { isBusy, refusal, run } = useLibraryCall(onClose);
	const path = `/api/library/${encodeURIComponent(file.id)}`;
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => void run(() => callApi(path, { method: "DELETE" }))}
			onOpenChange={(isOpen) => {
				if (!isOpen) onClose();
			}}
			open
			title={t.title(isolate(file.name))}
		>
			{t.text}
			{refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{errorText(refusal)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}

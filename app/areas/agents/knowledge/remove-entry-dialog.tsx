import { useState } from "react";
import { useRevalidator } from "react-router";
import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import type { KnowledgePlace } from "#app/contracts/knowledge.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { removeEntry } from "./knowledge-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks before an entry is deleted. A failure keeps the dialog open and is shown in it. */
export function RemoveEntryDialog(props: {
	place: KnowledgePlace;
	entry: Pick<KnowledgeEntry, "id" | "title">;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useAgentErrorText();
	const { revalidate } = useRevalidator();
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const remove = async (): Promise<void> => {
		setBusy(true);
		try {
			await removeEntry(props.place, props.entry.id);
			await revalidate();
			notify.success(t.done);
			props.onClose();
		} catch (error) {
			setProblem(errorText(codeOf(error, "unavailable")));
		} finally {
			setBusy(false);
		}
	};
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => void remove()}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title(isolate(props.entry.title))}
		>
			{t.text}
			{problem ? (
				<span className="mt-3 block text-red-11" role="alert">
					{t.failed}. {problem}
				</span>
			) : null}
		</ConfirmDialog>
	);
}

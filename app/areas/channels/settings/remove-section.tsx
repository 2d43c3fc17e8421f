import { Trash2 } from "lucide-react";
import { useState } from "react";
import { isolate } from "#app/i18n/isolate.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { useIntent } from "#app/ui/use-intent.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import type { ChannelAnswer } from "./actions.ts";

/**
 * Deletes the channel. The server redirects to the list; a failure keeps the dialog open and is
 * shown in it.
 */
export function RemoveSection({ name }: { name: string }) {
	const t = useStrings({ pt, en }).remove;
	const errorText = useErrorText();
	const [isAsking, setAsking] = useState(false);
	const removing = useIntent<ChannelAnswer>("remove");
	const { refusal } = removing;
	return (
		<FormSection id="channel-remove" purpose={t.lost} title={t.title}>
			<div>
				<Button kind="danger" onClick={() => setAsking(true)} type="button">
					<Trash2 aria-hidden="true" size={16} />
					{t.confirm}
				</Button>
			</div>
			<ConfirmDialog
				busy={removing.isSending}
				confirmLabel={t.confirm}
				onConfirm={() => removing.send()}
				onOpenChange={setAsking}
				open={isAsking}
				title={t.titleOf(isolate(name))}
			>
				<span className="mb-2 block font-medium text-gray-12">{t.question}</span>
				{t.lost}
				{refusal ? (
					<span className="mt-3 block text-red-11" role="alert">
						{refusal === "forbidden" ? errorText(refusal) : t.failed}
					</span>
				) : null}
			</ConfirmDialog>
		</FormSection>
	);
}

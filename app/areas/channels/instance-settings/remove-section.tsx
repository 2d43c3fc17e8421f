import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { en as areaEn } from "../instances/strings.en.ts";
import { pt as areaPt } from "../instances/strings.pt.ts";
import { FormSection } from "#app/ui/form-section.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { SettingsAnswer } from "./actions.ts";
import { useIntent } from "#app/ui/use-intent.ts";

/** Deletes for good. The server leads to the list; a failure keeps the dialog open and says so. */
export function RemoveSection({ instance }: { instance: ChannelSummary }) {
	const t = useStrings({ pt, en }).remove;
	const words = useStrings({ pt: areaPt, en: areaEn }).remove;
	const [isAsking, setAsking] = useState(false);
	const removing = useIntent<SettingsAnswer>("remove");
	return (
		<FormSection id="settings-remove" purpose={words.lost} title={t.title}>
			<div>
				<Button kind="danger" onClick={() => setAsking(true)} type="button">
					<Trash2 aria-hidden="true" size={16} />
					{words.confirm}
				</Button>
			</div>
			<ConfirmDialog
				busy={removing.isSending}
				confirmLabel={words.confirm}
				onConfirm={() => removing.send()}
				onOpenChange={setAsking}
				open={isAsking}
				title={words.title(isolate(instance.name))}
			>
				<span className="mb-2 block font-medium text-gray-12">{words.question}</span>
				{words.lost}
				{removing.refusal ? (
					<span className="mt-3 block text-red-11" role="alert">
						{words.failed}
					</span>
				) : null}
			</ConfirmDialog>
		</FormSection>
	);
}

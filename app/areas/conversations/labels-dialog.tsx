import { useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { LabelFields } from "#app/inbox/details/label-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The labels of one conversation: typed, taken away, saved together. */
export function LabelsDialog(props: {
	title: string;
	labels: readonly string[];
	onSave: (labels: string[]) => void;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).labels;
	const [labels, setLabels] = useState<readonly string[]>(props.labels);
	function save(): void {
		props.onClose();
		if (JSON.stringify(labels) !== JSON.stringify(props.labels)) props.onSave([...labels]);
	}
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose(props.title)}
			title={t.title}
			width={440}
		>
			<LabelFields addsOnLeave labels={labels} onChange={setLabels} />
			<div className="mt-6 flex justify-end gap-3">
				<Button onClick={props.onClose}>{t.cancel}</Button>
				<Button kind="primary" onClick={save}>
					{t.save}
				</Button>
			</div>
		</Dialog>
	);
}

import { useState } from "react";
import { LabelFields } from "#app/inbox/details/label-fields.tsx";
import { createTeamCalls } from "#app/inbox/store/api.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

const team = createTeamCalls();

/** Edits labels, of one conversation or to be added to several; all changes are saved together. */
export function LabelsDialog(props: {
	labels: readonly string[];
	/** Who edits them. */
	memberId: string;
	purpose: string;
	words: { title: string; save: string; cancel: string };
	/** Called with labels that differ from those it began with. */
	onSave: (labels: string[]) => void;
	onClose: () => void;
}) {
	const { words } = props;
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
			purpose={props.purpose}
			title={words.title}
			width={440}
		>
			<LabelFields
				addsOnLeave
				isFirst
				labels={labels}
				listLabels={team.listLabels}
				memberId={props.memberId}
				onChange={setLabels}
			/>
			<div className="mt-6 flex justify-end gap-3">
				<Button onClick={props.onClose}>{words.cancel}</Button>
				<Button kind="primary" onClick={save}>
					{words.save}
				</Button>
			</div>
		</Dialog>
	);
}

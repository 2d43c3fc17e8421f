import { type FormEvent, useState } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { CannedResponsesAnswer } from "./actions.ts";
import { type Owner, OwnerField } from "./owner-field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useCannedResponseError } from "./use-canned-response-error.ts";

/** Row numbers that are named; of more the first ones. */
const MAX_NAMED = 10;

/** Takes ready answers from a CSV file, and says what became of each row. */
export function ImportDialog(props: {
	departments: readonly { id: string; name: string }[];
	mayManage: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const words = t.importing;
	const format = useFormat();
	const errorText = useCannedResponseError();
	const [file, setFile] = useState<File | null>(null);
	const [owner, setOwner] = useState<Owner>(props.mayManage ? "team" : "own");
	const [isUnreadable, setUnreadable] = useState(false);
	const importing = useIntent<CannedResponsesAnswer>("import", (answer) => {
		if (answer.code !== null) return;
		const { added = 0, replaced = 0, unread = [], left = 0 } = answer;
		const rows = unread.slice(0, MAX_NAMED).map(format.number).join(", ");
		notify.success(
			words.done,
			[
				words.outcome(format.number(added), format.number(replaced)),
				...(unread.length > 0 ? [words.unread(unread.length > MAX_NAMED ? `${rows}…` : rows)] : []),
				...(left > 0 ? [words.left(format.number(left))] : []),
			].join(" "),
		);
		props.onClose();
	});
	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (!file) return;
		setUnreadable(false);
		try {
			importing.send({ csv: await file.text(), owner });
		} catch {
			// It was a name on a disk, and is not there any more as it was chosen.
			setUnreadable(true);
		}
	}
	const refusal = isUnreadable
		? words.unreadable
		: importing.refusal && errorText(importing.refusal);
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={words.purpose}
			title={words.title}
		>
			<form className="flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
				{refusal ? <FormRefusal more={`${words.failed}.`} text={refusal} /> : null}
				<Field label={words.file}>
					{(control) => (
						<input
							{...control}
							accept=".csv,text/csv"
							className="focus-ring block w-full rounded-control text-[13px] text-gray-11 file:mr-3 file:h-10 file:rounded-control file:border file:border-solid file:border-gray-7 file:bg-panel file:px-4 file:font-medium file:text-gray-12 hover:file:bg-gray-3"
							onChange={({ target }) => setFile(target.files?.[0] ?? null)}
							type="file"
						/>
					)}
				</Field>
				<OwnerField
					departments={props.departments}
					mayManage={props.mayManage}
					onChange={setOwner}
					owner={owner}
				/>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{t.form.cancel}
					</Button>
					<Button
						disabled={file === null}
						kind="primary"
						loading={importing.isSending}
						type="submit"
					>
						{words.submit}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

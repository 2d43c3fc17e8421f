import { useState } from "react";
import type { LibraryFileView } from "#app/contracts/library-answers.ts";
import { MAX_DESCRIPTION, MAX_LIBRARY_NAME } from "#app/domain/library/library-file.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { sendJson } from "#app/ui/api-request.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useLibraryCall } from "./use-library-call.ts";

const OF_NAME = ["name_required", "name_too_long", "file_name_taken"];

/** The words of a file: how it is called, and what agents read of it. */
export function EditDialog({ file, onClose }: { file: LibraryFileView; onClose: () => void }) {
	const t = useStrings({ pt, en }).editing;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useAgentErrorText();
	const [name, setName] = useState(file.name);
	const [description, setDescription] = useState(file.description);
	const { isBusy, refusal, run } = useLibraryCall(onClose);
	const isOfName = refusal !== null && OF_NAME.includes(refusal);
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) onClose();
			}}
			open
			title={t.title}
		>
			<form
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					const path = `/api/library/${encodeURIComponent(file.id)}`;
					void run(() => sendJson(path, { name, description }, "PUT"));
				}}
			>
				{refusal !== null && !isOfName ? (
					<FormRefusal text={`${t.failed}. ${errorText(refusal)}`} />
				) : null}
				<Field error={isOfName ? errorText(refusal) : null} label={t.name}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={MAX_LIBRARY_NAME}
							onChange={(event) => setName(event.currentTarget.value)}
							value={name}
						/>
					)}
				</Field>
				<Field hint={t.descriptionHint} label={t.description}>
					{(control) => (
						<TextArea
							{...control}
							maxLength={MAX_DESCRIPTION}
							onChange={(event) => setDescription(event.currentTarget.value)}
							placeholder={t.placeholder}
							rows={3}
							value={description}
						/>
					)}
				</Field>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={onClose} type="button">
						{common.cancel}
					</Button>
					<Button disabled={name.trim() === ""} kind="primary" loading={isBusy} type="submit">
						{t.save}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

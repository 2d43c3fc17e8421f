import { useState } from "react";
import type { SynonymGroup } from "#app/contracts/knowledge.ts";
import { MAX_SYNONYM_LENGTH, MAX_SYNONYMS } from "#app/domain/agents/synonym-groups.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { ChipsInput } from "../form/chips-input.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSynonymRequest } from "./use-synonym-request.ts";

/** The words of a group, new (null) or known; a refusal keeps what was typed. */
export function GroupDialog(props: { group: SynonymGroup | null; onClose: () => void }) {
	const t = useStrings({ pt, en }).dialog;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useAgentErrorText();
	const { group, onClose } = props;
	const [words, setWords] = useState<string[]>(group?.words ?? []);
	const request = useSynonymRequest(onClose);
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			open
			purpose={t.purpose}
			title={group === null ? t.create : t.edit}
		>
			<form
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					request.send({ intent: "save", ...(group && { id: group.id }), words });
				}}
			>
				<Field error={request.refusal && errorText(request.refusal)} label={t.words}>
					{(control) => (
						<ChipsInput
							control={control}
							listLabel={t.listLabel}
							max={MAX_SYNONYMS}
							maxLength={MAX_SYNONYM_LENGTH}
							onChange={setWords}
							placeholder={t.placeholder}
							removeLabel={(word) => t.removeWord(isolate(word))}
							words={words}
						/>
					)}
				</Field>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={onClose} type="button">
						{common.cancel}
					</Button>
					<Button kind="primary" loading={request.isBusy} type="submit">
						{t.save}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

import { useState } from "react";
import { MAX_BASE_NAME } from "#app/domain/agents/knowledge-base.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { BaseAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useBaseRequest } from "./use-base-request.ts";

/** Asks the name of a base, new (null) or known; a refusal keeps what was typed. */
export function NameDialog(props: {
	base: { id: string; name: string } | null;
	onClose: () => void;
	onDone: (answer: BaseAnswer) => void;
}) {
	const t = useStrings({ pt, en }).naming;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useAgentErrorText();
	const { base } = props;
	const [name, setName] = useState(base?.name ?? "");
	const request = useBaseRequest(props.onDone);
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={base === null ? t.purpose : undefined}
			title={base === null ? t.create : t.rename}
		>
			<form
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					request.send(
						base === null ? { intent: "add", name } : { intent: "rename", baseId: base.id, name },
					);
				}}
			>
				<Field error={request.refusal && errorText(request.refusal)} label={t.name}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={MAX_BASE_NAME}
							onChange={(event) => setName(event.currentTarget.value)}
							placeholder={t.placeholder}
							value={name}
						/>
					)}
				</Field>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{common.cancel}
					</Button>
					<Button
						disabled={name.trim() === ""}
						kind="primary"
						loading={request.isBusy}
						type="submit"
					>
						{base === null ? t.confirmCreate : t.confirmRename}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

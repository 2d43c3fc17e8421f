import { type FormEvent, useState } from "react";
import type { ListedTemplate } from "#app/contracts/message-templates.ts";
import { firstNameOf, greetingOf } from "#app/domain/canned-responses/variables.ts";
import { dayPart } from "#app/domain/day-part.ts";
import { type Gap, gapsOf } from "#app/domain/official-templates/gaps.ts";
import { suggestValues } from "#app/domain/official-templates/suggest.ts";
import { FILE_HEADERS } from "#app/domain/official-templates/template.ts";
import {
	fillTemplate,
	type HeaderFile,
	type HeaderPlace,
	MAX_FILLED,
} from "#app/domain/official-templates/template-message.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { focusFirstInvalid } from "./focus-invalid.ts";
import { HeaderFileField } from "./header-file-field.tsx";
import { HeaderPlaceField } from "./header-place-field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { TemplateChoiceProps } from "./template-choice.tsx";
import { TemplatePreview } from "./template-preview.tsx";

/** The gaps of a template, what its header brings, and the message it becomes. */
export function TemplateForm(props: TemplateChoiceProps & { template: ListedTemplate }) {
	const t = useStrings({ pt, en });
	const { template } = props;
	const known = useKnown(props);
	const [values, setValues] = useState(() => suggestValues(template, known));
	const [file, setFile] = useState<HeaderFile | null>(null);
	const [place, setPlace] = useState<HeaderPlace | null>(null);
	const [isAsked, setIsAsked] = useState(false);
	const kind = FILE_HEADERS.find((one) => one === template.header?.kind);
	const send = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		// The form of a dialog that was opened from here bubbles up to this one.
		if (event.target !== event.currentTarget) return;
		const filled = fillTemplate(template, { values, file, place });
		if (filled.ok) return props.onChosen(filled.value);
		setIsAsked(true);
		focusFirstInvalid(event.currentTarget);
	};
	return (
		<form className="grid gap-5 sm:grid-cols-2" noValidate onSubmit={send}>
			<div className="flex min-w-0 flex-col gap-4">
				{kind ? (
					<HeaderFileField
						channelId={props.channelId}
						file={file}
						isMissing={isAsked && file === null}
						kind={kind}
						onFile={setFile}
					/>
				) : null}
				{template.header?.kind === "location" ? (
					<HeaderPlaceField
						isMissing={isAsked && place === null}
						onPlace={setPlace}
						place={place}
					/>
				) : null}
				{gapsOf(template).map((gap) => (
					<GapField
						gap={gap}
						isAsked={isAsked}
						key={gap.id}
						onValue={(value) => setValues((last) => ({ ...last, [gap.id]: value }))}
						value={values[gap.id] ?? ""}
					/>
				))}
				<div>
					<Button kind="primary" type="submit">
						{props.submit ?? t.choose}
					</Button>
				</div>
			</div>
			<TemplatePreview
				headerName={file?.name ?? place?.name ?? ""}
				values={values}
				words={template}
			/>
		</form>
	);
}

function GapField(props: {
	gap: Gap;
	value: string;
	isAsked: boolean;
	onValue: (value: string) => void;
}) {
	const t = useStrings({ pt, en });
	const { gap, value } = props;
	return (
		<Field
			error={props.isAsked && value.trim() === "" ? t.missing : null}
			hint={gap.example === "" ? null : t.example(gap.example)}
			label={t.gap[gap.place](gap.key)}
		>
			{(control) => (
				<TextInput
					{...control}
					autoComplete="off"
					dir="auto"
					maxLength={MAX_FILLED}
					onChange={(event) => props.onValue(event.target.value)}
					value={value}
				/>
			)}
		</Field>
	);
}

/** What stands in gaps that are named like a variable of ready answers. */
function useKnown({ contact, sender }: Pick<TemplateChoiceProps, "contact" | "sender">) {
	const format = useFormat();
	const name = contact?.name ?? null;
	const [now] = useState(() => Date.now());
	return {
		primeiro_nome: firstNameOf(name),
		nome: name,
		atendente: sender ?? null,
		saudacao: greetingOf(dayPart(format.hour(now)), "pt"),
		protocolo: null,
	};
}

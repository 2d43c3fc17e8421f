import { Plus, X } from "lucide-react";
import {
	MAX_BUTTON_TEXT,
	MAX_BUTTON_URL,
	MAX_BUTTONS,
} from "#app/domain/official-templates/judge.ts";
import type { ButtonKind, TemplateButton } from "#app/domain/official-templates/template.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Forms are made where Meta has them. */
const OFFERED: readonly ButtonKind[] = ["quick_reply", "url", "phone", "copy_code"];

/** The buttons below a template, in the order a phone shows them. */
export function ButtonsField(props: {
	buttons: readonly TemplateButton[];
	/** What is wrong with a button, by its place; with all of them: `buttons`. */
	issueOf: (place: string) => string | null;
	onChange: (buttons: TemplateButton[]) => void;
}) {
	const t = useStrings({ pt, en }).editor;
	const { buttons, issueOf, onChange } = props;
	const change = (at: number, part: Partial<TemplateButton>): void =>
		onChange(buttons.map((button, place) => (place === at ? { ...button, ...part } : button)));
	return (
		<fieldset className="flex flex-col gap-3">
			<legend className="mb-1.5 font-medium text-gray-12">{t.buttons}</legend>
			{buttons.map((button, at) => (
				<ButtonRow
					button={button}
					issue={issueOf(`button.${String(at)}`)}
					// oxlint-disable-next-line react/no-array-index-key -- a button is known by its place
					key={at}
					onChange={(part) => change(at, part)}
					onRemove={() => onChange(buttons.filter((_, place) => place !== at))}
					place={String(at + 1)}
				/>
			))}
			<Trouble text={issueOf("buttons")} />
			{buttons.length < MAX_BUTTONS ? (
				<div>
					<Button
						onClick={() => onChange([...buttons, { kind: "quick_reply", text: "", value: "" }])}
						size="small"
						type="button"
					>
						<Plus aria-hidden="true" size={16} strokeWidth={1.75} />
						{t.addButton}
					</Button>
				</div>
			) : null}
		</fieldset>
	);
}

const Trouble = ({ text }: { text: string | null }) =>
	text === null ? null : (
		<p className="text-[13px] text-red-11" role="alert">
			{text}
		</p>
	);

function ButtonRow(props: {
	button: TemplateButton;
	place: string;
	issue: string | null;
	onChange: (part: Partial<TemplateButton>) => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en }).editor;
	const { button, place, issue, onChange } = props;
	const { kind, text, value } = button;
	const invalid = issue === null ? undefined : true;
	return (
		<div className="flex flex-col gap-2">
			<div className="flex items-center gap-1">
				<Select
					aria-label={t.buttonKind(place)}
					className="w-36 shrink-0"
					onChange={({ target }) => {
						const chosen = OFFERED.find((known) => known === target.value) ?? "quick_reply";
						onChange({ kind: chosen, value: "", ...(chosen === "copy_code" && { text: "" }) });
					}}
					value={kind}
				>
					{OFFERED.map((known) => (
						<option key={known} value={known}>
							{t.buttonKinds[known]}
						</option>
					))}
				</Select>
				<div className="min-w-0 flex-1">
					{kind === "copy_code" ? null : (
						<TextInput
							aria-invalid={invalid}
							aria-label={t.buttonText(place)}
							autoComplete="off"
							dir="auto"
							maxLength={MAX_BUTTON_TEXT}
							onChange={({ target }) => onChange({ text: target.value })}
							placeholder={t.buttonText(place)}
							value={text}
						/>
					)}
				</div>
				<IconButton label={t.removeButton(place)} onClick={props.onRemove} type="button">
					<X aria-hidden="true" size={16} strokeWidth={1.75} />
				</IconButton>
			</div>
			{kind === "url" || kind === "phone" ? (
				<TextInput
					aria-invalid={invalid}
					aria-label={t.buttonValue[kind]}
					autoComplete="off"
					inputMode={kind === "url" ? "url" : "tel"}
					maxLength={MAX_BUTTON_URL}
					onChange={({ target }) => onChange({ value: target.value })}
					placeholder={kind === "url" ? "https://loja.example/pedido/{{1}}" : "+5511987654321"}
					spellCheck={false}
					value={value}
				/>
			) : null}
			<Trouble text={issue} />
		</div>
	);
}

import { type FormEvent, useState } from "react";
import type { MessageForm } from "#app/domain/inbox/message-form.ts";
import {
	FORM_LIMITS,
	type FormItem,
	type FormKind,
	formItem,
	parseForm,
} from "#app/domain/inbox/outgoing-form.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { FormView } from "./form-view.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { EMPTY_FORM, formOfTyped, type Typed } from "./typed-form.ts";

const KINDS: readonly FormKind[] = ["buttons", "list", "link", "location", "pix", "products"];

/** A message with buttons, a list, a link, a charge by Pix, products, or one that asks where the customer is; as they will see it. */
export function FormDialog(props: { onSend: (item: FormItem) => void; onClose: () => void }) {
	const t = useStrings({ pt, en }).write;
	const [typed, setTyped] = useState<Typed>(EMPTY_FORM);
	const [isAsked, setIsAsked] = useState(false);
	const change = (more: Partial<Typed>): void => setTyped((known) => ({ ...known, ...more }));
	const form = parseForm(formOfTyped(typed));
	const send = (event: FormEvent): void => {
		event.preventDefault();
		if (!form) return setIsAsked(true);
		props.onSend(formItem(form));
	};
	const { kind } = typed;
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onClose();
			}}
			open
			title={t.title}
			width={480}
		>
			<form className="flex flex-col gap-4" noValidate onSubmit={send}>
				<Field hint={t.hints[kind]} label={t.kind}>
					{(control) => (
						<Select
							{...control}
							onChange={({ target }) =>
								change({ kind: KINDS.find((known) => known === target.value) ?? kind })
							}
							value={kind}
						>
							{KINDS.map((one) => (
								<option key={one} value={one}>
									{t.kinds[one]}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field label={t.body} optional={kind === "products"}>
					{(control) => (
						<TextArea
							{...control}
							dir="auto"
							maxLength={FORM_LIMITS.body}
							onChange={({ target }) => change({ body: target.value })}
							rows={3}
							value={typed.body}
						/>
					)}
				</Field>
				<Parts change={change} typed={typed} />
				{form ? <Preview form={form} /> : null}
				{isAsked && !form ? (
					<p className="text-[13px] text-red-11" role="alert">
						{t.invalid[kind]}
					</p>
				) : null}
				<div className="flex justify-end">
					<Button kind="primary" type="submit">
						{t.submit}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

interface PartsProps {
	typed: Typed;
	change: (more: Partial<Typed>) => void;
}

function Parts({ typed, change }: PartsProps) {
	const t = useStrings({ pt, en }).write;
	const line = (name: Exclude<keyof Typed, "kind" | "buttons" | "rows">, max: number) => (
		<Field
			label={t[name]}
			optional={name === "footer" || (name === "header" && typed.kind !== "products")}
		>
			{(control) => (
				<TextInput
					{...control}
					autoComplete="off"
					dir="auto"
					maxLength={max}
					onChange={({ target }) => change({ [name]: target.value })}
					value={typed[name]}
				/>
			)}
		</Field>
	);
	switch (typed.kind) {
		case "buttons":
			return (
				<>
					<Lines
						label={t.button}
						lines={typed.buttons}
						max={FORM_LIMITS.button}
						onChange={(buttons) => change({ buttons })}
					/>
					{line("footer", FORM_LIMITS.footer)}
				</>
			);
		case "list":
			return (
				<>
					{line("listButton", FORM_LIMITS.button)}
					<Field hint={t.rowsHint} label={t.rows}>
						{(control) => (
							<TextArea
								{...control}
								dir="auto"
								maxLength={1_200}
								onChange={({ target }) => change({ rows: target.value })}
								rows={5}
								value={typed.rows}
							/>
						)}
					</Field>
				</>
			);
		case "link":
			return (
				<>
					{line("linkText", FORM_LIMITS.button)}
					{line("address", 2_000)}
				</>
			);
		case "pix":
			return (
				<>
					{line("amount", 14)}
					{line("code", 640)}
					{line("pixKey", 100)}
					{line("merchant", FORM_LIMITS.merchant)}
					{line("reference", FORM_LIMITS.reference)}
				</>
			);
		case "products":
			return (
				<>
					{line("header", FORM_LIMITS.header)}
					{line("catalog", 32)}
					{line("products", 2_000)}
				</>
			);
		case "location":
			return null;
	}
}

/** One field for each button; those that stay empty are none. */
function Lines(props: {
	label: (place: string) => string;
	lines: readonly string[];
	max: number;
	onChange: (lines: string[]) => void;
}) {
	return props.lines.map((text, at) => (
		// oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
		<Field key={at} label={props.label(String(at + 1))} optional={at > 0}>
			{(control) => (
				<TextInput
					{...control}
					autoComplete="off"
					dir="auto"
					maxLength={props.max}
					onChange={({ target }) => props.onChange(props.lines.with(at, target.value))}
					value={text}
				/>
			)}
		</Field>
	));
}

/** As the customer will see it. */
function Preview({ form }: { form: MessageForm }) {
	const t = useStrings({ pt, en }).write;
	return (
		<section aria-label={t.preview} className="min-w-0">
			<p className="mb-1.5 font-medium text-gray-12">{t.preview}</p>
			<div className="rounded-bubble bg-accent-4 px-3 py-1.5 text-[14px] leading-5 text-gray-12">
				<FormView form={form} message={{ id: "preview", type: "text", text: "" }} />
			</div>
		</section>
	);
}

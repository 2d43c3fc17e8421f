import { type FormEvent, useRef, useState } from "react";
import type { ListedTemplate } from "#app/contracts/message-templates.ts";
import { gapsOf, keysIn } from "#app/domain/official-templates/gaps.ts";
import {
	judgeTemplate,
	MAX_BODY,
	MAX_FOOTER,
	MAX_HEADER,
	MAX_TEMPLATE_NAME,
	type TemplateIssue,
} from "#app/domain/official-templates/judge.ts";
import {
	TEMPLATE_CATEGORIES,
	type TemplateDraft,
} from "#app/domain/official-templates/template.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { focusFirstInvalid } from "#app/inbox/templates/focus-invalid.ts";
import { TemplatePreview } from "#app/inbox/templates/template-preview.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { ButtonsField } from "./buttons-field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useTemplateWish } from "./use-template-wish.ts";
import { useWishText } from "./use-wish-text.ts";

const BLANK: TemplateDraft = {
	name: "",
	language: "pt_BR",
	category: "UTILITY",
	header: null,
	body: "",
	footer: "",
	buttons: [],
	examples: {},
};

function draftOf(template: ListedTemplate | null): TemplateDraft {
	if (template === null) return BLANK;
	const { name, language, category, header, body, footer, buttons, examples } = template;
	const kept = header?.kind === "text" || header?.kind === "location" ? header : null;
	return {
		name,
		language,
		category: TEMPLATE_CATEGORIES.find((known) => known === category) ?? "UTILITY",
		header: kept as TemplateDraft["header"],
		body,
		footer,
		buttons,
		examples,
	};
}

/** Where a template is written, with what Meta would refuse of it said first and how a phone shows it beside. */
export function TemplateEditor(props: {
	instanceId: string;
	/** Null: a new one. */
	template: ListedTemplate | null;
	onEnd: (isDone: boolean) => void;
}) {
	const t = useStrings({ pt, en }).editor;
	const [draft, setDraft] = useState(() => draftOf(props.template));
	const [isAsked, setIsAsked] = useState(false);
	const { wish, isBusy, refusal } = useTemplateWish(props.instanceId);
	const textOf = useWishText();
	const issues = isAsked ? judgeTemplate(draft) : [];
	const change = (part: Partial<TemplateDraft>): void => setDraft((last) => ({ ...last, ...part }));
	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		setIsAsked(true);
		if (judgeTemplate(draft).length > 0) return focusFirstInvalid(event.currentTarget);
		const type = props.template === null ? "create" : "edit";
		if (await wish({ type, draft: { ...draft, examples: usedExamples(draft) } })) props.onEnd(true);
	}
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onEnd(false);
			}}
			open
			purpose={t.purpose}
			title={props.template === null ? t.createTitle : t.editTitle}
			width={860}
		>
			<form
				className="grid gap-6 md:grid-cols-2"
				noValidate
				onSubmit={(event) => void submit(event)}
			>
				<div className="flex min-w-0 flex-col gap-5">
					{refusal ? <FormRefusal text={textOf(refusal)} /> : null}
					{issues.length > 0 ? <FormRefusal text={t.wrong} /> : null}
					<Naming change={change} draft={draft} issues={issues} template={props.template} />
					<Words change={change} draft={draft} issues={issues} />
					<ButtonsField
						buttons={draft.buttons}
						issueOf={(place) => wordsOf(issues, place, t.issues)}
						onChange={(buttons) => change({ buttons })}
					/>
					<Examples change={change} draft={draft} issues={issues} />
					<div className="flex flex-wrap justify-end gap-3">
						<Button onClick={() => props.onEnd(false)} type="button">
							{t.cancel}
						</Button>
						<Button kind="primary" loading={isBusy} type="submit">
							{t.submit}
						</Button>
					</div>
				</div>
				<TemplatePreview values={draft.examples} words={draft} />
			</form>
		</Dialog>
	);
}

/** Meta wants examples of gaps that are there, and of no others. */
const usedExamples = (draft: TemplateDraft): Record<string, string> =>
	Object.fromEntries(gapsOf(draft).map(({ id, example }) => [id, example.trim()]));

const wordsOf = (
	issues: readonly TemplateIssue[],
	place: string,
	words: Record<TemplateIssue["code"], string>,
): string | null => {
	const issue = issues.find((one) => one.place === place);
	return issue ? words[issue.code] : null;
};

interface Part {
	draft: TemplateDraft;
	issues: readonly TemplateIssue[];
	change: (part: Partial<TemplateDraft>) => void;
}

function Naming({ draft, issues, change, template }: Part & { template: ListedTemplate | null }) {
	const t = useStrings({ pt, en });
	const { editor } = t;
	const isKept = template?.status === "APPROVED";
	const languages = { [draft.language]: draft.language, ...editor.languages };
	return (
		<>
			<Field
				error={wordsOf(issues, "name", editor.issues)}
				hint={editor.nameHint}
				label={editor.name}
			>
				{(control) => (
					<TextInput
						{...control}
						autoCapitalize="none"
						autoComplete="off"
						maxLength={MAX_TEMPLATE_NAME}
						onChange={({ target }) => change({ name: target.value })}
						readOnly={template !== null}
						spellCheck={false}
						value={draft.name}
					/>
				)}
			</Field>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label={editor.language}>
					{(control) => (
						<Select
							{...control}
							disabled={template !== null}
							onChange={({ target }) => change({ language: target.value })}
							value={draft.language}
						>
							{Object.entries(languages).map(([code, name]) => (
								<option key={code} value={code}>
									{name}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field hint={isKept ? editor.categoryKept : editor.categoryHint} label={editor.category}>
					{(control) => (
						<Select
							{...control}
							disabled={isKept}
							onChange={({ target }) =>
								change({
									category:
										TEMPLATE_CATEGORIES.find((known) => known === target.value) ?? "UTILITY",
								})
							}
							value={draft.category}
						>
							{TEMPLATE_CATEGORIES.map((category) => (
								<option key={category} value={category}>
									{t.categories[category]}
								</option>
							))}
						</Select>
					)}
				</Field>
			</div>
		</>
	);
}

function Words({ draft, issues, change }: Part) {
	const t = useStrings({ pt, en }).editor;
	const { header } = draft;
	return (
		<>
			<Field hint={t.headerHint} label={t.header}>
				{(control) => (
					<Select
						{...control}
						onChange={({ target: { value } }) =>
							change({
								header:
									value === "text"
										? { kind: "text", text: "" }
										: value === "location"
											? { kind: "location" }
											: null,
							})
						}
						value={header?.kind ?? "none"}
					>
						{(["none", "text", "location"] as const).map((kind) => (
							<option key={kind} value={kind}>
								{t.headers[kind]}
							</option>
						))}
					</Select>
				)}
			</Field>
			{header?.kind === "text" ? (
				<Field error={wordsOf(issues, "header", t.issues)} label={t.headerText}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							dir="auto"
							maxLength={MAX_HEADER}
							onChange={({ target }) => change({ header: { kind: "text", text: target.value } })}
							value={header.text}
						/>
					)}
				</Field>
			) : null}
			<BodyField change={change} draft={draft} issues={issues} />
			<Field error={wordsOf(issues, "footer", t.issues)} label={t.footer} optional>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						dir="auto"
						maxLength={MAX_FOOTER}
						onChange={({ target }) => change({ footer: target.value })}
						value={draft.footer}
					/>
				)}
			</Field>
		</>
	);
}

function BodyField({ draft, issues, change }: Part) {
	const t = useStrings({ pt, en }).editor;
	const box = useRef<HTMLTextAreaElement>(null);
	/** Where the caret is, with the next number. */
	const insertGap = (): void => {
		const { selectionStart: from = draft.body.length, selectionEnd: to = from } = box.current ?? {};
		const numbers = keysIn(draft.body).map(Number).filter(Number.isFinite);
		const gap = `{{${String(Math.max(0, ...numbers) + 1)}}}`;
		change({
			body: `${draft.body.slice(0, from)}${gap}${draft.body.slice(to)}`.slice(0, MAX_BODY),
		});
		box.current?.focus();
	};
	return (
		<Field
			aside={
				<Button kind="quiet" onClick={insertGap} size="small" type="button">
					{t.addGap}
				</Button>
			}
			error={wordsOf(issues, "body", t.issues)}
			hint={t.bodyHint}
			label={t.body}
		>
			{(control) => (
				<TextArea
					{...control}
					dir="auto"
					maxLength={MAX_BODY}
					onChange={({ target }) => change({ body: target.value })}
					ref={box}
					rows={6}
					value={draft.body}
				/>
			)}
		</Field>
	);
}

function Examples({ draft, issues, change }: Part) {
	const t = useStrings({ pt, en }).editor;
	const gaps = gapsOf(draft);
	if (gaps.length === 0) return null;
	return (
		<fieldset className="flex flex-col gap-3">
			<legend className="mb-1.5 font-medium text-gray-12">{t.examples}</legend>
			{gaps.map(({ id, place, key, example }) => (
				<Field
					error={wordsOf(issues, `example.${id}`, t.issues)}
					key={id}
					label={t.example[place](key)}
				>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							dir="auto"
							maxLength={200}
							onChange={({ target }) =>
								change({ examples: { ...draft.examples, [id]: target.value } })
							}
							value={example}
						/>
					)}
				</Field>
			))}
		</fieldset>
	);
}

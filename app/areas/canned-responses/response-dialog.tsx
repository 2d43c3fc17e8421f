import { type FormEvent, useRef, useState } from "react";
import type { CannedResponse, ResponseFile } from "#app/contracts/canned-responses.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import {
	MAX_RESPONSE_TEXT,
	RESPONSE_LANGUAGES,
	type ResponseLanguage,
	type ResponseTexts,
} from "#app/domain/canned-responses/canned-response.ts";
import { fillVariables, listUnknown, VARIABLES } from "#app/domain/canned-responses/variables.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Select } from "#app/ui/select.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { CannedResponsesAnswer } from "./actions.ts";
import { FilesField } from "./files-field.tsx";
import { type Owner, OwnerField } from "./owner-field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useCannedResponseError } from "./use-canned-response-error.ts";

/** Refusals that are about one field; all others are about the whole form. */
const FIELDS: Partial<Record<ErrorCode, keyof ResponseTexts>> = {
	shortcut_required: "shortcut",
	shortcut_too_long: "shortcut",
	shortcut_taken: "shortcut",
	name_too_long: "title",
	message_empty: "text",
	message_too_long: "text",
};

const NO_FILES: ResponseFile[] = [];
const BLANK: ResponseTexts = { shortcut: "", title: "", text: "", language: "" };

/** Makes a ready answer (`response` null), or changes one; read-only where the role does not allow it. */
export function ResponseDialog(props: {
	response: CannedResponse | null;
	departments: readonly { id: string; name: string }[];
	mayManage: boolean;
	/** Whose name stands in the preview. */
	me: string;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const errorText = useCannedResponseError();
	const { response, mayManage, onClose } = props;
	const stored: ResponseTexts = response ?? BLANK;
	const [typed, setTyped] = useState<ResponseTexts>(stored);
	const [owner, setOwner] = useState<Owner>(mayManage ? "team" : "own");
	const storedFiles = response?.files ?? NO_FILES;
	const [files, setFiles] = useState(storedFiles);
	const [isAsking, setAsking] = useState(false);
	const isReadOnly = response?.isTeam === true && !mayManage;
	const saving = useIntent<CannedResponsesAnswer>(response ? "change" : "create", ({ code }) => {
		if (code !== null) return;
		notify.success(t.form.saved);
		onClose();
	});
	const field = saving.refusal === null ? null : (FIELDS[saving.refusal] ?? null);
	const words = saving.refusal === null ? null : errorText(saving.refusal);
	const change = (to: Partial<ResponseTexts>): void => setTyped((now) => ({ ...now, ...to }));
	const isDirty =
		files !== storedFiles ||
		(["shortcut", "title", "text", "language"] as const).some(
			(name) => typed[name] !== stored[name],
		);
	const close = (): void => (isDirty ? setAsking(true) : onClose());
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		const { shortcut, title, text, language } = typed;
		const ids = files.map(({ id }) => id).join(" ");
		const texts = { shortcut, title, text, language, files: ids };
		saving.send(response ? { ...texts, id: response.id } : { ...texts, owner });
	};
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) close();
			}}
			open
			purpose={isReadOnly ? t.managersOnly : t.form.purpose}
			title={response ? t.form.edit : t.form.create}
			width={640}
		>
			<form className="flex flex-col gap-5" noValidate onSubmit={submit}>
				{words && field === null ? <FormRefusal more={t.form.kept} text={words} /> : null}
				<div className="grid gap-5 sm:grid-cols-2">
					<Field
						error={field === "shortcut" ? words : null}
						hint={t.form.shortcutHint}
						label={t.form.shortcut}
					>
						{(control) => (
							<TextInput
								{...control}
								autoCapitalize="off"
								autoComplete="off"
								icon="/"
								maxLength={64}
								onChange={({ target }) => change({ shortcut: target.value })}
								readOnly={isReadOnly}
								required
								spellCheck={false}
								value={typed.shortcut}
							/>
						)}
					</Field>
					<Field
						error={field === "title" ? words : null}
						hint={t.form.nameHint}
						label={t.form.name}
						optional
					>
						{(control) => (
							<TextInput
								{...control}
								autoComplete="off"
								maxLength={200}
								onChange={({ target }) => change({ title: target.value })}
								readOnly={isReadOnly}
								value={typed.title}
							/>
						)}
					</Field>
				</div>
				<TextField
					error={field === "text" ? words : null}
					isReadOnly={isReadOnly}
					me={props.me}
					onChange={(text) => change({ text })}
					text={typed.text}
				/>
				<QueryProvider>
					<FilesField files={files} isReadOnly={isReadOnly} onChange={setFiles} />
				</QueryProvider>
				<div className="grid gap-5 sm:grid-cols-2">
					<Field label={t.form.language}>
						{(control) => (
							<Select
								{...control}
								disabled={isReadOnly}
								onChange={({ target }) => change({ language: target.value as ResponseLanguage })}
								value={typed.language}
							>
								{RESPONSE_LANGUAGES.map((one) => (
									<option key={one} value={one}>
										{t.languages[one]}
									</option>
								))}
							</Select>
						)}
					</Field>
					{response ? null : (
						<OwnerField
							departments={props.departments}
							mayManage={mayManage}
							onChange={setOwner}
							owner={owner}
						/>
					)}
				</div>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={close} type="button">
						{t.form.cancel}
					</Button>
					{isReadOnly ? null : (
						<Button kind="primary" loading={saving.isSending} type="submit">
							{t.form.save}
						</Button>
					)}
				</div>
			</form>
			<ConfirmDialog
				confirmLabel={t.form.discard}
				onConfirm={onClose}
				onOpenChange={setAsking}
				open={isAsking}
				title={t.form.discardTitle}
			>
				{t.form.discardText}
			</ConfirmDialog>
		</Dialog>
	);
}

/** The text, buttons that write variables into it, and what a customer would read. */
function TextField(props: {
	text: string;
	error: string | null;
	isReadOnly: boolean;
	me: string;
	onChange: (text: string) => void;
}) {
	const t = useStrings({ pt, en }).form;
	const box = useRef<HTMLTextAreaElement>(null);
	const { text } = props;
	const unknown = listUnknown(text);
	const { text: filled } = fillVariables(text, { ...t.sample, atendente: props.me });
	const insert = (name: string): void => {
		const { selectionStart: from = text.length, selectionEnd: to = from } = box.current ?? {};
		props.onChange(`${text.slice(0, from)}{{${name}}}${text.slice(to)}`);
		const caret = from + name.length + 4;
		requestAnimationFrame(() => {
			box.current?.focus();
			box.current?.setSelectionRange(caret, caret);
		});
	};
	return (
		<div className="flex flex-col gap-2">
			<Field error={props.error} label={t.text}>
				{(control) => (
					<TextArea
						{...control}
						className="min-h-28"
						dir="auto"
						maxLength={MAX_RESPONSE_TEXT}
						onChange={({ target }) => props.onChange(target.value)}
						placeholder={t.textPlaceholder}
						readOnly={props.isReadOnly}
						ref={box}
						required
						value={text}
					/>
				)}
			</Field>
			{props.isReadOnly ? null : (
				<fieldset className="flex flex-wrap items-center gap-2">
					<legend className="float-left mr-2 text-[13px] text-gray-11">{t.insert}</legend>
					{VARIABLES.map((name) => (
						<Button key={name} onClick={() => insert(name)} size="small" type="button">
							{t.variables[name]}
						</Button>
					))}
				</fieldset>
			)}
			{unknown.length > 0 ? (
				<output className="text-[13px] text-amber-11">{t.unknown(unknown.join(", "))}</output>
			) : null}
			{filled === text || text === "" ? null : (
				<p className="rounded-control bg-gray-3 px-3 py-2 text-[13px] [overflow-wrap:anywhere] whitespace-pre-wrap">
					<span className="mb-0.5 block text-xs text-gray-11">{t.preview}</span>
					<bdi>{filled}</bdi>
				</p>
			)}
		</div>
	);
}

import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import type { KnowledgePlace } from "#app/contracts/knowledge.ts";
import { MAX_ENTRY_CHARACTERS, MAX_TITLE_LENGTH } from "#app/domain/agents/knowledge-text.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { EntryText } from "./forms.ts";
import { saveEntry } from "./knowledge-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface EntryFormProps {
	place: KnowledgePlace;
	/** Null for a new one. */
	entryId: string | null;
	stored: EntryText;
	mayManage: boolean;
	onClose: () => void;
	/** Closes; asks first when something was typed. */
	onCancel: () => void;
	onDirty: (isDirty: boolean) => void;
	/** Called once it is stored, before it closes. */
	onSaved?: (entryId: string) => void;
}

/** Title and text of an entry; a refusal keeps what was typed. */
export function EntryForm(props: EntryFormProps) {
	const t = useStrings({ pt, en }).dialog;
	const { stored, mayManage } = props;
	const [typed, setTyped] = useState({ title: stored.title, text: stored.text });
	const { isSaving, refusal, save } = useSaving(props);
	const edit = (change: Partial<typeof typed>): void => {
		const next = { ...typed, ...change };
		setTyped(next);
		props.onDirty(next.title !== stored.title || next.text !== stored.text);
	};
	const isTitle = refusal?.code === "title_required" || refusal?.code === "title_too_long";
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				void save(typed);
			}}
		>
			<TitleField
				error={isTitle ? refusal.words : null}
				isReadOnly={!mayManage}
				onChange={(title) => edit({ title })}
				value={typed.title}
			/>
			<Field
				error={refusal && !isTitle ? `${refusal.words} ${t.kept}` : null}
				hint={<Counter fileName={stored.fileName} length={typed.text.length} />}
				label={t.text}
			>
				{(control) => (
					<TextArea
						{...control}
						className="min-h-64"
						onChange={(event) => edit({ text: event.currentTarget.value })}
						placeholder={t.textPlaceholder}
						readOnly={!mayManage}
						rows={12}
						value={typed.text}
					/>
				)}
			</Field>
			<Actions mayManage={mayManage} onCancel={props.onCancel}>
				<Button
					disabled={typed.title.trim() === "" || typed.text.trim() === ""}
					kind="primary"
					loading={isSaving}
					type="submit"
				>
					{t.save}
				</Button>
			</Actions>
		</form>
	);
}

function TitleField(props: {
	value: string;
	error: string | null;
	isReadOnly: boolean;
	onChange: (title: string) => void;
}) {
	const t = useStrings({ pt, en }).dialog;
	return (
		<Field error={props.error} label={t.title}>
			{(control) => (
				<TextInput
					{...control}
					autoComplete="off"
					maxLength={MAX_TITLE_LENGTH}
					onChange={(event) => props.onChange(event.currentTarget.value)}
					placeholder={t.titlePlaceholder}
					readOnly={props.isReadOnly}
					value={props.value}
				/>
			)}
		</Field>
	);
}

function Counter(props: { length: number; fileName: string | null }) {
	const t = useStrings({ pt, en }).dialog;
	const format = useFormat();
	return (
		<span className={`tabular ${props.length > MAX_ENTRY_CHARACTERS ? "text-red-11" : ""}`}>
			{t.counter(format.number(props.length), format.number(MAX_ENTRY_CHARACTERS))}
			{props.fileName ? <bdi className="block">{t.fromFile(props.fileName)}</bdi> : null}
		</span>
	);
}

function Actions(props: { mayManage: boolean; onCancel: () => void; children: ReactNode }) {
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<div className="flex flex-wrap justify-end gap-3">
			<Button onClick={props.onCancel} type="button">
				{props.mayManage ? common.cancel : common.close}
			</Button>
			{props.mayManage ? props.children : null}
		</div>
	);
}

/** Saves the entry; a refusal keeps the dialog open, with what was typed. */
function useSaving(props: EntryFormProps) {
	const t = useStrings({ pt, en }).dialog;
	const errorText = useAgentErrorText();
	const { revalidate } = useRevalidator();
	const [isSaving, setSaving] = useState(false);
	const [refusal, setRefusal] = useState<{ code: string; words: string } | null>(null);
	const save = async (entry: { title: string; text: string }): Promise<void> => {
		setSaving(true);
		setRefusal(null);
		try {
			const saved = await saveEntry(props.place, props.entryId, entry);
			props.onSaved?.(saved.id);
			await revalidate();
			notify.success(props.entryId === null ? t.added : t.saved);
			props.onClose();
		} catch (error) {
			const code = codeOf(error, "unavailable");
			setRefusal({ code, words: errorText(code) });
			notify.error(t.failed, errorText(code));
		} finally {
			setSaving(false);
		}
	};
	return { isSaving, refusal, save };
}

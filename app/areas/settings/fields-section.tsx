import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ProfileView } from "#app/contracts/settings.ts";
import {
	FIELD_KINDS,
	type FieldKind,
	MAX_FIELD_LABEL,
	MAX_FIELDS,
	readFields,
} from "#app/domain/inbox/contact-field.ts";
import { may } from "#app/domain/team/role.ts";
import { useContactErrorText } from "#app/i18n/use-contact-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** A field as it is being edited; `key` tells rows apart while new ones have no id. */
interface Row {
	key: string;
	id: string | null;
	label: string;
	kind: FieldKind;
	/** One per line. */
	choices: string;
}

const toRows = (stored: string): Row[] =>
	readFields(stored).map(({ id, label, kind, choices }) => ({
		key: id,
		id,
		label,
		kind,
		choices: choices.join("\n"),
	}));

/** The workspace's own fields of contacts: admins and managers edit all of them and save once. */
export function FieldsSection({ profile }: { profile: ProfileView }) {
	const t = useStrings({ pt, en }).fields;
	const mayEdit = may(profile.role, "manage_channels");
	return (
		<FormCard purpose={t.purpose} title={t.title}>
			{mayEdit ? (
				<Editor stored={profile.contactFields} />
			) : (
				<ReadOnly stored={profile.contactFields} />
			)}
		</FormCard>
	);
}

function ReadOnly({ stored }: { stored: string }) {
	const t = useStrings({ pt, en }).fields;
	const fields = readFields(stored);
	return (
		<>
			{fields.length === 0 ? <p className="text-gray-11">{t.none}</p> : null}
			<ul className="flex flex-col gap-2">
				{fields.map(({ id, label, kind }) => (
					<li className="flex justify-between gap-3" key={id}>
						<bdi className="min-w-0 [overflow-wrap:anywhere]">{label}</bdi>
						<span className="shrink-0 text-gray-11">{t.kinds[kind]}</span>
					</li>
				))}
			</ul>
			<p className="text-[13px] text-gray-11">{t.refusal}</p>
		</>
	);
}

function Editor({ stored }: { stored: string }) {
	const strings = useStrings({ pt, en });
	const t = strings.fields;
	const errorText = useContactErrorText();
	const [rows, setRows] = useState(() => toRows(stored));
	/** As they were stored when the rows were taken from them. */
	const [base, setBase] = useState(stored);
	const [isSaved, setIsSaved] = useState(false);
	const saving = useSettingsForm("contact-fields", ({ code }) => {
		setIsSaved(code === null);
		if (code) notify.error(t.failed, errorText(code));
		else notify.success(t.saved);
	});
	const isDirty = JSON.stringify(rows) !== JSON.stringify(toRows(base));
	// What somebody else saved meanwhile takes nothing away that is being typed here.
	if (stored !== base && (isSaved || !isDirty)) {
		setBase(stored);
		setRows(toRows(stored));
		setIsSaved(false);
	}
	const change = (key: string, to: Partial<Row>): void =>
		setRows(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));
	const move = (at: number, to: number): void => {
		const [row, other] = [rows[at], rows[to]];
		if (row && other) setRows(rows.with(at, other).with(to, row));
	};
	const add = (): void => {
		const key = crypto.randomUUID();
		setRows([...rows, { key, id: null, label: "", kind: "text", choices: "" }]);
		requestAnimationFrame(() =>
			document.querySelector<HTMLElement>(`[data-field="${key}"]`)?.focus(),
		);
	};
	return (
		<form
			className="flex flex-col gap-5"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				const fields = rows.map(({ id, label, kind, choices }) => ({
					id,
					label,
					kind,
					choices: choices.split("\n"),
				}));
				saving.send({ fields: JSON.stringify(fields), seen: base });
			}}
		>
			{saving.refusal ? (
				<FormRefusal text={`${errorText(saving.refusal)} ${strings.kept}`} />
			) : null}
			{rows.length === 0 ? <p className="text-gray-11">{t.none}</p> : null}
			<ol className="flex flex-col gap-5 empty:hidden">
				{rows.map((row, at) => (
					<li className="border-b border-line pb-5 last:border-b-0 last:pb-0" key={row.key}>
						<FieldRow
							isFirst={at === 0}
							isLast={at === rows.length - 1}
							onChange={(to) => change(row.key, to)}
							onMove={(step) => move(at, at + step)}
							onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
							row={row}
						/>
					</li>
				))}
			</ol>
			<div className="flex flex-wrap justify-between gap-3">
				<Button disabled={rows.length >= MAX_FIELDS} onClick={add} type="button">
					<Plus aria-hidden="true" size={16} />
					{t.add}
				</Button>
				<Button disabled={!isDirty} kind="primary" loading={saving.isSending} type="submit">
					{t.submit}
				</Button>
			</div>
		</form>
	);
}

function FieldRow(props: {
	row: Row;
	isFirst: boolean;
	isLast: boolean;
	onChange: (to: Partial<Row>) => void;
	onMove: (step: 1 | -1) => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en }).fields;
	const { row } = props;
	const name = row.label.trim() || t.unnamed;
	return (
		<div className="flex flex-col gap-3">
			<div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
				<Field label={t.label}>
					{(control) => (
						<TextInput
							{...control}
							data-field={row.key}
							maxLength={MAX_FIELD_LABEL * 2}
							onChange={({ target }) => props.onChange({ label: target.value })}
							value={row.label}
						/>
					)}
				</Field>
				{row.id === null ? (
					<Field label={t.kind}>
						{(control) => (
							<Select
								{...control}
								onChange={({ target }) => props.onChange({ kind: target.value as FieldKind })}
								value={row.kind}
							>
								{FIELD_KINDS.map((kind) => (
									<option key={kind} value={kind}>
										{t.kinds[kind]}
									</option>
								))}
							</Select>
						)}
					</Field>
				) : (
					// Values of another kind would make no sense.
					<div className="flex flex-col gap-1.5">
						<span className="font-medium text-gray-12">{t.kind}</span>
						<span className="flex items-center text-gray-11 sm:h-10">{t.kinds[row.kind]}</span>
					</div>
				)}
				<div className="flex items-end gap-1 pb-1">
					<IconButton disabled={props.isFirst} label={t.up(name)} onClick={() => props.onMove(-1)}>
						<ArrowUp aria-hidden="true" size={16} />
					</IconButton>
					<IconButton disabled={props.isLast} label={t.down(name)} onClick={() => props.onMove(1)}>
						<ArrowDown aria-hidden="true" size={16} />
					</IconButton>
					<IconButton label={t.remove(name)} onClick={props.onRemove}>
						<Trash2 aria-hidden="true" size={16} />
					</IconButton>
				</div>
			</div>
			{row.kind === "choice" ? (
				<Field hint={t.choicesHint} label={t.choices}>
					{(control) => (
						<TextArea
							{...control}
							maxLength={4_000}
							onChange={({ target }) => props.onChange({ choices: target.value })}
							value={row.choices}
						/>
					)}
				</Field>
			) : null}
		</div>
	);
}

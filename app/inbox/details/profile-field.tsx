import { Check, CircleAlert, ExternalLink, LoaderCircle } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import type { FieldKind } from "#app/domain/inbox/contact-field.ts";
import { toKeptNumber } from "#app/domain/inbox/profile.ts";
import { languageTag } from "#app/i18n/format.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useContactErrorText } from "#app/i18n/use-contact-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Select } from "#app/ui/select.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { UnverifiedMark } from "./unverified-mark.tsx";
import { type FieldDraft, useFieldDraft } from "./use-field-draft.ts";

/** How a field is written: one of a workspace's kinds, an e-mail, or several lines. */
export type FieldLook = FieldKind | "email" | "lines";

export interface ProfileFieldProps {
	/** Of the field in this browser. */
	id: string;
	label: string;
	look: FieldLook;
	/** As it is kept; "" for nothing. */
	value: string;
	choices?: readonly string[];
	isUnverified?: boolean | undefined;
	/** Answers the code of a refusal, or null. Null: this member only reads. */
	onSave: ((value: string) => Promise<string | null>) | null;
}

/** A fact of a contact that is edited in its place and saved when it is left; Enter saves, Esc takes back. */
export function ProfileField(props: ProfileFieldProps) {
	return props.onSave === null ? (
		<ReadOnlyField {...props} />
	) : (
		<EditableField {...props} onSave={props.onSave} />
	);
}

function ReadOnlyField({ label, look, value, isUnverified }: ProfileFieldProps) {
	const show = useShown(look);
	if (value === "") return null;
	return (
		<div>
			<p className="text-xs text-gray-11">{label}</p>
			<p className="mt-0.5 whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
				{look === "link" ? <Address href={value} /> : <bdi>{show(value)}</bdi>}{" "}
				{isUnverified ? <UnverifiedMark /> : null}
			</p>
		</div>
	);
}

function EditableField(
	props: ProfileFieldProps & { onSave: NonNullable<ProfileFieldProps["onSave"]> },
) {
	const t = useStrings({ pt, en }).profile;
	const errorText = useContactErrorText();
	const { locale } = usePreferences();
	const id = useId();
	const { look, value, label } = props;
	const show = useShown(look, "edit");
	const mark = locale === "pt" ? "," : ".";
	const draft = useFieldDraft(props.id, show(value), (text) =>
		props.onSave(look === "number" ? toKeptNumber(text, mark) : text),
	);
	const error = draft.refusal === null ? null : errorText(draft.refusal);
	return (
		<div>
			<div className="mb-1 flex min-h-4 items-center justify-between gap-2">
				<label className="text-xs text-gray-11" htmlFor={id}>
					{label}
				</label>
				<Progress state={draft.state} />
			</div>
			<Control
				{...props}
				draft={draft}
				errorId={error === null ? undefined : `${id}-error`}
				id={id}
			/>
			{props.isUnverified && draft.text !== "" ? <UnverifiedMark /> : null}
			{look === "link" && value !== "" ? <Address href={value} /> : null}
			{error === null ? null : (
				<p
					className="mt-1 flex items-start gap-1.5 text-xs text-red-11"
					id={`${id}-error`}
					role="alert"
				>
					<CircleAlert aria-hidden="true" className="mt-px shrink-0" size={13} />
					<span>
						{error} {t.kept}
					</span>
				</p>
			)}
		</div>
	);
}

/** Of a key what every kind of control has. */
type PressedKey = Pick<KeyboardEvent, "key" | "nativeEvent" | "preventDefault" | "stopPropagation">;

function Control(props: ProfileFieldProps & { draft: FieldDraft; errorId: string | undefined }) {
	const t = useStrings({ pt, en }).profile;
	const { look, draft, choices = [] } = props;
	const control = {
		id: props.id,
		"aria-describedby": props.errorId,
		...(props.errorId !== undefined && { "aria-invalid": true as const }),
		value: draft.text,
		onKeyDown: (event: PressedKey) => {
			// Esc would close the conversation, or the dialog the field is in.
			if (event.key === "Escape" && draft.revert()) {
				event.preventDefault();
				event.stopPropagation();
			}
			if (event.key === "Enter" && look !== "lines" && !event.nativeEvent.isComposing) {
				event.preventDefault();
				draft.commit();
			}
		},
		onBlur: draft.commit,
	};
	if (look === "lines")
		return (
			<TextArea
				{...control}
				className="max-h-72 [field-sizing:content]"
				onChange={({ target }) => draft.type(target.value)}
				placeholder={t.add}
			/>
		);
	if (look === "choice")
		return (
			<Select {...control} onChange={({ target }) => draft.type(target.value)}>
				<option value="">{t.nothing}</option>
				{[...new Set([...choices, draft.text])].filter(Boolean).map((choice) => (
					<option key={choice} value={choice}>
						{choice}
					</option>
				))}
			</Select>
		);
	return (
		<TextInput
			{...control}
			autoComplete="off"
			inputMode={INPUT_MODES[look]}
			onBlur={({ target }) =>
				// Half a date reads as none: it must not empty the field.
				target.validity.badInput ? draft.refuse("date_invalid") : draft.commit()
			}
			onChange={({ target }) => draft.type(target.value)}
			placeholder={t.add}
			type={look === "date" ? "date" : "text"}
		/>
	);
}

const INPUT_MODES = {
	text: undefined,
	number: "decimal",
	date: undefined,
	link: "url",
	email: "email",
} as const;

function Progress({ state }: { state: FieldDraft["state"] }) {
	const t = useStrings({ pt, en }).profile;
	return (
		<output className="flex items-center gap-1 text-xs text-gray-11">
			{state === "saving" ? (
				<>
					<LoaderCircle aria-hidden="true" className="motion-safe:animate-spin" size={12} />
					{t.saving}
				</>
			) : state === "saved" ? (
				<>
					<Check aria-hidden="true" className="text-green-11" size={12} />
					{t.saved}
				</>
			) : null}
		</output>
	);
}

function Address({ href }: { href: string }) {
	const t = useStrings({ pt, en }).profile;
	return (
		<a
			className="focus-ring mt-1 inline-flex max-w-full items-center gap-1 rounded text-[13px] text-accent-11 underline underline-offset-2"
			href={href}
			rel="noopener noreferrer nofollow"
			target="_blank"
		>
			<bdi className="truncate">{href.replace(/^https?:\/\//u, "")}</bdi>
			<ExternalLink aria-hidden="true" className="shrink-0" size={13} />
			<span className="sr-only">{t.opensNew}</span>
		</a>
	);
}

/** A kept value as people read it; in a control as they would write it. */
function useShown(look: FieldLook, purpose: "read" | "edit" = "read"): (value: string) => string {
	const { locale } = usePreferences();
	const tag = languageTag(locale);
	return (value) => {
		if (value === "") return "";
		if (look === "number")
			return new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }).format(Number(value));
		if (look === "date" && purpose === "read")
			return new Intl.DateTimeFormat(tag, { timeZone: "UTC" }).format(Date.parse(value));
		return value;
	};
}

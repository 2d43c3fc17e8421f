import { useState } from "react";
import type { ErrorCode, SharedErrorCode } from "#app/contracts/errors.ts";
import {
	MAX_GREETING_LENGTH,
	PRE_CHAT_FIELDS,
	type WebchatOptions,
} from "#app/domain/channels/webchat.ts";
import { en as errorsEn } from "#app/i18n/errors.en.ts";
import { pt as errorsPt } from "#app/i18n/errors.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { HoursEditor } from "#app/ui/hours-editor.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { WebchatLook } from "./webchat/look-section.tsx";
import { en } from "./webchat/strings.en.ts";
import { pt } from "./webchat/strings.pt.ts";

export interface WebchatOptionsProps {
	value: WebchatOptions;
	onChange: (next: WebchatOptions) => void;
	/** Why the last saving was refused; null when it was not. */
	refusal: ErrorCode | null;
	/** The moment (ms) for which time zone offsets are shown. */
	now: number;
}

/** Every setting of a webchat; the parent holds the draft and saves it. */
export function WebchatOptionsFields(props: WebchatOptionsProps) {
	const { value, onChange, refusal } = props;
	const errors = useStrings({ pt: errorsPt, en: errorsEn });
	const errorOf = (code: SharedErrorCode): string | null =>
		refusal === code ? errors[code] : null;
	const change = (part: Partial<WebchatOptions>): void => onChange({ ...value, ...part });
	return (
		<>
			<WebchatLook change={change} errorOf={errorOf} value={value} />
			<BeforeSection change={change} value={value} />
			<HoursSection change={change} errorOf={errorOf} now={props.now} value={value} />
			<SitesSection change={change} error={errorOf("origin_invalid")} value={value} />
		</>
	);
}

export interface SectionProps {
	value: WebchatOptions;
	change: (part: Partial<WebchatOptions>) => void;
	errorOf: (code: SharedErrorCode) => string | null;
}

function BeforeSection({ value, change }: Omit<SectionProps, "errorOf">) {
	const t = useStrings({ pt, en }).form;
	return (
		<FormSection id="webchat-before" purpose={t.purpose} title={t.title}>
			<fieldset>
				<legend className="mb-2 font-medium">{t.legend}</legend>
				<div className="flex flex-wrap gap-x-6 gap-y-2">
					{PRE_CHAT_FIELDS.map((field) => (
						<label className="flex min-h-6 items-center gap-2" key={field}>
							<input
								checked={value.preChat.includes(field)}
								className="size-4 accent-(--accent-9)"
								onChange={(event) =>
									change({
										preChat: PRE_CHAT_FIELDS.filter((each) =>
											each === field ? event.currentTarget.checked : value.preChat.includes(each),
										),
									})
								}
								type="checkbox"
							/>
							{t.fields[field]}
						</label>
					))}
				</div>
			</fieldset>
			<Toggle
				hint={t.authorsHint}
				isOn={value.showsAuthors}
				label={t.authors}
				onChange={(showsAuthors) => change({ showsAuthors })}
			/>
		</FormSection>
	);
}

function HoursSection({ value, change, errorOf, now }: SectionProps & { now: number }) {
	const t = useStrings({ pt, en }).hours;
	return (
		<FormSection id="webchat-hours" purpose={t.purpose} title={t.title}>
			<HoursEditor
				error={errorOf("hours_invalid")}
				legend={t.legend}
				now={now}
				onChange={(hours) => change({ hours })}
				value={value.hours}
			/>
			{value.hours === null ? null : (
				<Field error={errorOf("away_invalid")} label={t.away}>
					{(control) => (
						<TextArea
							{...control}
							maxLength={MAX_GREETING_LENGTH}
							onChange={(event) => change({ awayMessage: event.currentTarget.value })}
							value={value.awayMessage}
						/>
					)}
				</Field>
			)}
		</FormSection>
	);
}

function SitesSection(props: Omit<SectionProps, "errorOf"> & { error: string | null }) {
	const t = useStrings({ pt, en }).sites;
	const { value, change } = props;
	const joined = value.allowedOrigins.join("\n");
	// The text keeps empty lines and spaces while it is typed; the draft holds only the addresses.
	const [typed, setTyped] = useState(joined);
	const linesOf = (text: string): string[] =>
		text
			.split(/\n/)
			.map((line) => line.trim())
			.filter((line) => line !== "");
	const isOurs = linesOf(typed).join("\n") === joined;
	return (
		<FormSection id="webchat-sites" purpose={t.purpose} title={t.title}>
			<Field error={props.error} hint={t.hint} label={t.origins}>
				{(control) => (
					<TextArea
						{...control}
						autoCapitalize="off"
						autoComplete="off"
						className="font-mono"
						onChange={(event) => {
							setTyped(event.currentTarget.value);
							change({ allowedOrigins: linesOf(event.currentTarget.value) });
						}}
						placeholder="https://loja.com.br"
						rows={4}
						spellCheck={false}
						// After discarding or saving, the text is taken from the draft again.
						value={isOurs ? typed : joined}
					/>
				)}
			</Field>
		</FormSection>
	);
}

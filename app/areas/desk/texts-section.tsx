import { useRef, useState } from "react";
import { DESK_VARIABLES, fillAutomatic, listUnfillable } from "#app/domain/desk/automatic-text.ts";
import { type DeskHours, MAX_AUTOMATIC_TEXT, scheduleOf } from "#app/domain/desk/desk-hours.ts";
import { VARIABLES } from "#app/domain/canned-responses/variables.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import type { SectionProps } from "./holidays-section.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Nobody writes these messages, so nobody's name is in them. */
const OFFERED = [...VARIABLES.filter((name) => name !== "atendente"), ...DESK_VARIABLES];

/** What is said by itself, and within what time answers are promised. */
export function TextsSection(props: SectionProps) {
	const t = useStrings({ pt, en }).texts;
	const { draft, edit } = props;
	return (
		<FormSection id="desk-texts" purpose={t.purpose} title={t.title}>
			<Field hint={t.withinHint} label={t.within} optional>
				{(control) => (
					<TextInput
						{...control}
						className="max-w-80"
						maxLength={60}
						onChange={({ currentTarget: { value } }) => edit({ answersWithin: value })}
						placeholder={t.withinPlaceholder}
						value={draft.answersWithin}
					/>
				)}
			</Field>
			<AutomaticText {...props} kind="greeting" />
			{draft.hours ? <AutomaticText {...props} kind="away" /> : null}
		</FormSection>
	);
}

function AutomaticText({ kind, draft, edit, now }: SectionProps & { kind: "greeting" | "away" }) {
	const t = useStrings({ pt, en }).texts;
	const box = useRef<HTMLTextAreaElement>(null);
	const text = draft[kind];
	const words = t[kind];
	const set = (next: string): void => edit({ [kind]: next });
	const insert = (name: string): void => {
		const { selectionStart: from = text.length, selectionEnd: to = from } = box.current ?? {};
		set(`${text.slice(0, from)}{{${name}}}${text.slice(to)}`);
		const caret = from + name.length + 4;
		requestAnimationFrame(() => {
			box.current?.focus();
			box.current?.setSelectionRange(caret, caret);
		});
	};
	const unknown = listUnfillable(text);
	// Whoever empties the text is about to write another one.
	const [isOn, setOn] = useState(text !== "");
	const isShown = isOn || text !== "";
	return (
		<div className="flex flex-col gap-3">
			<Toggle
				hint={words.hint}
				isOn={isShown}
				label={words.label}
				onChange={(next) => {
					setOn(next);
					set(next ? words.proposed : "");
				}}
			/>
			{isShown ? (
				<>
					<Field
						error={unknown.length > 0 ? t.unknown(unknown.join(", ")) : null}
						label={words.text}
					>
						{(control) => (
							<TextArea
								{...control}
								maxLength={MAX_AUTOMATIC_TEXT}
								onChange={({ currentTarget: { value } }) => set(value)}
								ref={box}
								rows={3}
								value={text}
							/>
						)}
					</Field>
					<div className="flex flex-wrap items-center gap-1.5">
						<span className="text-[13px] text-gray-11">{t.insert}</span>
						{OFFERED.map((name) => (
							<Button key={name} onClick={() => insert(name)} size="small" type="button">
								{name}
							</Button>
						))}
					</div>
					{text === "" ? null : <Preview draft={draft} now={now} text={text} />}
				</>
			) : null}
		</div>
	);
}

/** As a customer reads it. */
export function Preview(props: { draft: DeskHours; text: string; now: number }) {
	const t = useStrings({ pt, en }).texts;
	const { timeZone } = usePreferences();
	const { draft, text, now } = props;
	const filled = fillAutomatic(text, {
		contactName: t.sampleName,
		conversationId: "0199abcd",
		schedule: scheduleOf(draft, now),
		answersWithin: draft.answersWithin,
		timeZone,
		at: now,
	});
	return (
		<div className="rounded-bubble bg-accent-4 px-3 py-2 text-[14px] leading-5 whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
			<span className="sr-only">{t.preview}: </span>
			{filled}
		</div>
	);
}

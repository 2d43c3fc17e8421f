import { Plus, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import {
	MAX_OPTION,
	MAX_QUESTION,
	MIN_OPTIONS,
	type OutgoingItem,
} from "#app/domain/inbox/outgoing-item.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A question with its options; lines that stay empty are none. */
export function PollDialog(props: { onSend: (item: OutgoingItem) => void; onClose: () => void }) {
	const t = useStrings({ pt, en }).poll;
	const rules = useInboxParts().capabilities.polls;
	const [question, setQuestion] = useState("");
	const [options, setOptions] = useState<readonly string[]>(["", ""]);
	const [isMultiple, setIsMultiple] = useState(false);
	const [isAsked, setIsAsked] = useState(false);
	const said = options.map((option) => option.trim()).filter(Boolean);
	const trouble =
		said.length < MIN_OPTIONS ? t.tooFew : new Set(said).size < said.length ? t.twice : null;
	const send = (event: FormEvent): void => {
		event.preventDefault();
		if (question.trim() === "" || trouble !== null) return setIsAsked(true);
		props.onSend({ type: "poll", question: question.trim(), options: said, isMultiple });
	};
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onClose();
			}}
			open
			title={t.title}
			width={440}
		>
			<form className="flex flex-col gap-4" noValidate onSubmit={send}>
				<Field
					error={isAsked && question.trim() === "" ? t.questionMissing : null}
					label={t.question}
				>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							dir="auto"
							maxLength={MAX_QUESTION}
							onChange={(event) => setQuestion(event.target.value)}
							value={question}
						/>
					)}
				</Field>
				<Options
					most={rules?.maxOptions ?? MIN_OPTIONS}
					onChange={setOptions}
					options={options}
					trouble={isAsked ? trouble : null}
				/>
				<Toggle hint={t.severalHint} isOn={isMultiple} label={t.several} onChange={setIsMultiple} />
				{rules?.votes === false ? (
					<p className="text-[13px] text-gray-11 text-pretty">{t.untold}</p>
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

/** Enter goes on to the next line, and makes one after the last. */
function Options(props: {
	options: readonly string[];
	most: number;
	trouble: string | null;
	onChange: (options: readonly string[]) => void;
}) {
	const t = useStrings({ pt, en }).poll;
	const { options, most, trouble, onChange } = props;
	const list = useRef<HTMLUListElement>(null);
	const goTo = (place: number): void =>
		// Once the line is there.
		void requestAnimationFrame(() => list.current?.querySelectorAll("input")[place]?.focus());
	const add = (): void => {
		if (options.length < most) onChange([...options, ""]);
		goTo(options.length);
	};
	return (
		<fieldset aria-describedby={trouble === null ? undefined : "poll-options-error"}>
			<legend className="mb-1.5 font-medium text-gray-12">{t.options}</legend>
			<ul className="flex flex-col gap-2" ref={list}>
				{options.map((option, at) => (
					// oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
					<li className="flex items-center gap-1" key={at}>
						<TextInput
							aria-invalid={trouble === null ? undefined : true}
							aria-label={t.option(String(at + 1))}
							autoComplete="off"
							dir="auto"
							maxLength={MAX_OPTION}
							onChange={({ target }) => onChange(options.with(at, target.value))}
							onKeyDown={(event) => {
								if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
								event.preventDefault();
								if (at === options.length - 1) add();
								else goTo(at + 1);
							}}
							placeholder={t.option(String(at + 1))}
							value={option}
						/>
						<IconButton
							disabled={options.length <= MIN_OPTIONS}
							label={t.remove(String(at + 1))}
							onClick={() => {
								onChange(options.toSpliced(at, 1));
								goTo(Math.max(0, at - 1));
							}}
						>
							<X aria-hidden="true" size={16} strokeWidth={1.75} />
						</IconButton>
					</li>
				))}
			</ul>
			{trouble === null ? null : (
				<p className="mt-1.5 text-[13px] text-red-11" id="poll-options-error" role="alert">
					{trouble}
				</p>
			)}
			{options.length < most ? (
				<Button className="mt-2" kind="quiet" onClick={add} type="button">
					<Plus aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.add}
				</Button>
			) : null}
		</fieldset>
	);
}

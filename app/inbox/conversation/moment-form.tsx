import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

/** Asks for a day, or a day and a time, of the person's own clock. */
export function MomentForm(props: {
	type: "date" | "datetime-local";
	/** What it begins with, as such a field writes it. */
	begin: string;
	max?: string;
	/** The moment that is meant, epoch ms; null: it is none that one can choose. */
	read: (text: string) => number | null;
	onPick: (at: number) => void;
	words: { label: string; invalid: string; submit: string };
	className?: string;
}) {
	const { words, max } = props;
	const [text, setText] = useState(props.begin);
	const [isRefused, setIsRefused] = useState(false);
	function submit(event: FormEvent): void {
		event.preventDefault();
		const at = props.read(text);
		setIsRefused(at === null);
		if (at !== null) props.onPick(at);
	}
	return (
		<form className={props.className} noValidate onSubmit={submit}>
			<Field error={isRefused ? words.invalid : null} label={words.label}>
				{(control) => (
					<TextInput
						{...control}
						max={max}
						onChange={(event) => setText(event.target.value)}
						type={props.type}
						value={text}
					/>
				)}
			</Field>
			<div className="mt-4 flex justify-end">
				<Button kind="primary" type="submit">
					{words.submit}
				</Button>
			</div>
		</form>
	);
}

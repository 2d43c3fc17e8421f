import { type FormEvent, type ReactElement, useId, useState } from "react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Popover } from "#app/ui/popover.tsx";
import { useLaterStrings } from "../use-later-strings.ts";

/** Length limit of the note in the API, in characters. */
const MAX_NOTE = 500;

/** "Devolver ao agente": asks for an optional note to the agent. Enter confirms. */
export function GiveBackPanel(props: {
	agentName: string;
	trigger: ReactElement;
	onGiveBack: (note: string | null) => void;
}) {
	const t = useLaterStrings().giveBack;
	const [isOpen, setIsOpen] = useState(true);
	const [note, setNote] = useState("");

	function submit(event?: FormEvent): void {
		event?.preventDefault();
		const text = note.trim();
		setIsOpen(false);
		setNote("");
		props.onGiveBack(text === "" ? null : text);
	}
	return (
		<Popover
			label={t.title}
			onOpenChange={setIsOpen}
			open={isOpen}
			trigger={props.trigger}
			width={340}
		>
			<form className="p-4" onSubmit={submit}>
				<p className="text-pretty text-[13px] text-gray-11">
					{t.purpose} <bdi className="font-medium text-gray-12">{displayName(props.agentName)}</bdi>
					.
				</p>
				<Note note={note} onNote={setNote} onSubmit={submit} />
				<div className="mt-4 flex justify-end">
					<Button kind="primary" type="submit">
						{t.submit}
					</Button>
				</div>
			</form>
		</Popover>
	);
}

function Note(props: { note: string; onNote: (note: string) => void; onSubmit: () => void }) {
	const t = useLaterStrings().giveBack;
	const noteId = useId();
	const hintId = useId();
	return (
		<>
			<label className="mt-3 block text-[13px] font-medium text-gray-12" htmlFor={noteId}>
				{t.note}
			</label>
			<textarea
				aria-describedby={hintId}
				className="mt-1 block w-full resize-none rounded-control border border-gray-7 bg-panel px-3 py-2 text-base leading-5 text-gray-12 outline-none placeholder:text-gray-11 focus:border-accent-9 focus:ring-2 focus:ring-accent-6 md:text-sm"
				dir="auto"
				enterKeyHint="send"
				id={noteId}
				maxLength={MAX_NOTE}
				onChange={(event) => props.onNote(event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
					event.preventDefault();
					props.onSubmit();
				}}
				placeholder={t.placeholder}
				rows={3}
				value={props.note}
			/>
			<p className="mt-1 text-xs text-gray-11" id={hintId}>
				{t.hint}
			</p>
		</>
	);
}

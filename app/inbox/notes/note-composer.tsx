import { Lock, Save } from "lucide-react";
import { useEffect, useId, useSyncExternalStore } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useGrowing } from "../composer/composer.tsx";
import { ModeSwitch } from "../composer/mode-switch.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { NoteBox } from "./note-box.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** In the composer's place while a note is written: in another colour, so that nobody mistakes it for an answer. */
export function NoteComposer(props: {
	contactId: string;
	onReply: () => void;
	/** It was handed to the outbox. */
	onSubmitted: () => void;
}) {
	const t = useStrings({ pt, en });
	const { contactId, onReply } = props;
	const { drafts, outbox } = useInboxParts().notes;
	const text = useSyncExternalStore(
		drafts.subscribe,
		() => drafts.get(contactId),
		() => "",
	);
	const input = useGrowing(text);
	const helpId = useId();
	// Whoever came here did so to write.
	useEffect(() => input.current?.focus(), [input]);
	function submit(): boolean {
		// Read from the store: a second Enter within one frame then finds an empty draft (R29).
		const value = drafts.get(contactId).trim();
		if (value === "") return false;
		drafts.set(contactId, "");
		outbox.add(contactId, value);
		props.onSubmitted();
		return true;
	}
	return (
		<form
			className="relative shrink-0 border-t border-amber-6 bg-amber-3 px-2 py-2 max-[24rem]:px-1 md:px-3 low:py-1"
			data-note-composer
			onSubmit={(event) => {
				event.preventDefault();
				submit();
				input.current?.focus();
			}}
		>
			<div className="flex items-end gap-1">
				<NoteBox
					helpId={helpId}
					input={input}
					label={t.label}
					onChange={(next) => drafts.set(contactId, next)}
					onLeave={text === "" ? onReply : null}
					onSubmit={submit}
					text={text}
				/>
				<IconButton
					className="!size-10 !rounded-full"
					disabled={text.trim() === ""}
					label={t.save}
					type="submit"
					variant="solid"
				>
					<Save aria-hidden="true" size={18} strokeWidth={1.75} />
				</IconButton>
			</div>
			<div className="flex items-center justify-between gap-2">
				<p className="flex items-center gap-1 px-3 pt-1 text-xs text-amber-12" id={helpId}>
					<Lock aria-hidden="true" className="shrink-0" size={12} />
					{t.hint}
				</p>
				<ModeSwitch isNote onChange={onReply} />
			</div>
		</form>
	);
}

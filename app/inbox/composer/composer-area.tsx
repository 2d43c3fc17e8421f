import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { may } from "#app/domain/team/role.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useConversationActs } from "../conversation-acts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { Composer } from "./composer.tsx";
import { focusComposer } from "./use-composer-focus.ts";

const LimitNotice = lazyPart(() => import("./limit-notice.tsx"), "LimitNotice", {
	onFailure: "nothing",
});
const NoteComposer = lazyPart(() => import("../notes/note-composer.tsx"), "NoteComposer");

type Props = Omit<ComponentProps<typeof Composer>, "onNote">;

/** The composer, or where a note is written; above it a notice when the plan's conversations are used up. */
export function ComposerArea(props: Props) {
	const { closedAt, conversation } = props.contact;
	const { isNote, choose } = useNoteMode(props.contact.id, props.quoted?.id);
	// Other words for a message are no note.
	if (isNote && props.edited === null)
		return (
			<NoteComposer
				contactId={props.contact.id}
				fallback={<div className="h-[75px] shrink-0 border-t border-amber-6 bg-amber-3" />}
				onReply={() => choose(false)}
				onSubmitted={props.onSubmitted}
			/>
		);
	const composer = <Composer {...props} onNote={() => choose(true)} />;
	if (closedAt !== null || !conversation?.isOverLimit) return composer;
	return (
		<>
			<LimitNotice fallback={<div className="h-14 shrink-0" />} />
			{composer}
		</>
	);
}

/** Whether a note is written here: as was chosen, else as what was written last and not sent. */
function useNoteMode(contactId: string, quotedId: string | undefined) {
	const { drafts, notes, me } = useInboxParts();
	const [chosen, setChosen] = useState<boolean | null>(null);
	const [answered, setAnswered] = useState(quotedId);
	const isLast = useSyncExternalStore(
		notes.drafts.subscribe,
		() => {
			const { text, at } = notes.drafts.noteOf(contactId);
			return text !== "" && at > drafts.noteOf(contactId).at;
		},
		() => false,
	);
	// From then on it stays: nobody who empties the box finds themself writing to the customer.
	if (chosen === null && isLast) setChosen(true);
	if (answered !== quotedId) {
		setAnswered(quotedId);
		// "Responder" was chosen.
		if (quotedId !== undefined) setChosen(false);
	}
	const mayWrite = may(me.role, "send");
	const isNote = mayWrite && chosen === true;
	const wasNote = useRef(isNote);
	useEffect(() => {
		if (wasNote.current && !isNote) focusComposer(contactId);
		wasNote.current = isNote;
	}, [contactId, isNote]);
	useConversationActs({ note: mayWrite ? () => setChosen(!isNote) : null });
	return { isNote, choose: setChosen };
}

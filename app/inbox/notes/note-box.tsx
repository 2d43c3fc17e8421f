import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { type RefObject, useState } from "react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { MAX_NOTE_LENGTH } from "#app/domain/conversations/note.ts";
import { findMentionQuery, searchMembers } from "#app/domain/inbox/mentions.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { createComposerKeys } from "../composer/composer-keys.ts";
import { WordMenu } from "../composer/word-menu.tsx";
import { writeInto } from "../composer/write-into.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { listCallable } from "./notes-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const MAX_OFFERED = 6;

/** Where a note is written, new or anew: Enter saves, `@` offers the team. */
export function NoteBox(props: {
	input: RefObject<HTMLTextAreaElement | null>;
	label: string;
	helpId?: string;
	text: string;
	onChange: (text: string) => void;
	/** False: there was nothing to save. */
	onSubmit: () => boolean;
	/** What Esc does first; null: nothing of its own. */
	onLeave: (() => void) | null;
}) {
	const t = useStrings({ pt, en });
	const { input, text } = props;
	const [caret, setCaret] = useState<number | null>(null);
	return (
		<>
			<textarea
				aria-describedby={props.helpId}
				aria-label={props.label}
				className="block min-h-10 min-w-0 flex-1 resize-none rounded-[20px] border border-amber-7 bg-panel px-3 py-[9px] text-base leading-5 text-gray-12 outline-none placeholder:truncate placeholder:text-gray-11 focus:border-accent-9 focus:ring-2 focus:ring-accent-6 md:px-4 md:text-sm md:leading-5"
				dir="auto"
				enterKeyHint="send"
				maxLength={MAX_NOTE_LENGTH}
				onBlur={() => setCaret(null)}
				onChange={({ target }) => {
					props.onChange(target.value);
					setCaret(target.selectionStart);
				}}
				onKeyDown={createComposerKeys({
					submit: props.onSubmit,
					stepBack: props.onLeave,
					hasText: text.trim() !== "",
					editLast: () => false,
				})}
				onSelect={({ currentTarget }) => {
					const { selectionStart, selectionEnd } = currentTarget;
					setCaret(selectionStart === selectionEnd ? selectionStart : null);
				}}
				placeholder={t.placeholder}
				ref={input}
				rows={1}
				value={text}
			/>
			{caret !== null && text.includes("@") ? (
				<TeamNames caret={caret} input={input} text={text} />
			) : null}
		</>
	);
}

/** Members and departments for the `@nome` at the caret. The server finds in the text who is named, so only the text counts. */
function TeamNames({
	input,
	text,
	caret,
}: {
	input: RefObject<HTMLTextAreaElement | null>;
	text: string;
	caret: number;
}) {
	const t = useStrings({ pt, en });
	const { instance, me } = useInboxParts();
	const { data = [] } = useQuery({
		queryKey: ["callable", me.memberId],
		queryFn: ({ signal }) => listCallable(instance.id, signal),
	});
	const written = findMentionQuery(text, caret);
	const others = data
		.filter(({ id }) => id !== me.memberId)
		.map((one) => ({ ...one, phone: null }));
	const found = written === null ? [] : searchMembers(others, written.query, MAX_OFFERED);
	// Written out already: nothing is left to choose.
	const isDone = found.length === 1 && found[0]?.mention === written?.query.trimEnd();
	function pick({ mention }: { mention: string }): void {
		if (!input.current || !written) return;
		const end = written.from + mention.length + 2;
		const insert = `@${mention} `;
		writeInto(input.current, { from: written.from, to: caret, insert, start: end, end });
	}
	return (
		<WordMenu
			input={input}
			label={t.menu}
			offered={(isDone ? [] : found).map(({ id, kind, mention }) => ({
				key: id,
				mention,
				line: (
					<>
						{kind === "member" ? (
							<Avatar name={displayName(mention)} size={24} />
						) : (
							<span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-4 text-accent-12">
								<Users aria-hidden="true" size={14} />
							</span>
						)}
						<bdi className="min-w-0 truncate">{displayName(mention)}</bdi>
					</>
				),
			}))}
			onPick={pick}
			word={written?.query ?? ""}
		/>
	);
}

import { Lock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { mayDeleteNote, mayEditNote } from "#app/domain/conversations/note.ts";
import { parseSystemLine, type NoteLine } from "#app/domain/conversations/system-line.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { may } from "#app/domain/team/role.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useGrowing } from "../composer/composer.tsx";
import { RichText } from "../conversation/rich-text.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import type { OutboxEntry } from "../store/outbox.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { NoteBox } from "./note-box.tsx";
import { deleteNote, editNote } from "./notes-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A note among the messages, in its own colour: who wrote it, for whom it is, and what may be done with it. */
export function NoteRow({ message }: { message: TimelineMessage }) {
	const t = useStrings({ pt, en });
	const { former } = useInboxStrings().lines;
	const format = useFormat();
	const { me } = useInboxParts();
	const [isEdited, setIsEdited] = useState(false);
	const row = useRef<HTMLElement>(null);
	const note = parseSystemLine(message.text);
	if (note?.code !== "note") return null;
	const who =
		note.by === me.memberId ? t.own : t.of(nameOrFormer(displayName(message.author ?? ""), former));
	return (
		<article
			aria-label={`${who}. ${t.onlyTeam}`}
			className="group flex flex-col items-end px-4 py-2 outline-none md:px-6"
			data-message-id={message.id}
			data-note
			ref={row}
			tabIndex={-1}
		>
			<div
				className={`relative w-fit min-w-0 max-w-[85%] rounded-bubble border border-amber-6 bg-amber-3 px-3 py-1.5 text-[14px] leading-5 text-gray-12 group-focus-visible:outline-2 group-focus-visible:outline-accent-9 sm:max-w-[min(65%,60ch)] ${isEdited ? "w-full" : ""}`}
			>
				<p
					className="flex items-center gap-1 text-xs font-semibold text-amber-12"
					title={t.onlyTeam}
				>
					<Lock aria-hidden="true" className="shrink-0" size={12} />
					<bdi className="truncate">{who}</bdi>
				</p>
				{isEdited ? (
					<EditForm
						id={message.id}
						note={note}
						onEnd={() => {
							setIsEdited(false);
							row.current?.focus();
						}}
					/>
				) : (
					<RichText mentions={note.mentions} text={note.text} />
				)}
				<p className="flex flex-wrap items-center justify-end gap-x-2 text-[11px] leading-4 text-gray-11">
					{message.edited ? <span>{t.edited}</span> : null}
					<time
						className="tabular"
						dateTime={new Date(message.sentAt).toISOString()}
						suppressHydrationWarning
						title={format.dateTime(message.sentAt)}
					>
						{format.time(message.sentAt)}
					</time>
				</p>
			</div>
			{message.outbox ? (
				<OnItsWay entry={message.outbox} />
			) : isEdited || !may(me.role, "send") ? null : (
				<Acts id={message.id} note={note} onEdit={() => setIsEdited(true)} />
			)}
		</article>
	);
}

/** What its author may do with it, or who manages the team. */
function Acts({ id, note, onEdit }: { id: string; note: NoteLine; onEdit: () => void }) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { me, instance, store } = useInboxParts();
	const [isAsked, setIsAsked] = useState(false);
	if (!mayDeleteNote(note, me)) return null;
	async function remove(): Promise<void> {
		setIsAsked(false);
		try {
			store.apply({ contacts: [], messages: [await deleteNote(instance.id, id)] });
		} catch (error) {
			notify.error(t.removeFailed, errorText(codeOf(error)));
		}
	}
	return (
		<p className="mt-1 flex gap-3 text-xs">
			{mayEditNote(note, me.memberId) ? <Act onClick={onEdit}>{t.edit}</Act> : null}
			<ConfirmDialog
				confirmLabel={t.remove}
				onConfirm={() => void remove()}
				onOpenChange={setIsAsked}
				open={isAsked}
				title={t.removeAsk}
				trigger={
					<button className={ACT} type="button">
						{t.remove}
					</button>
				}
			>
				{t.removeLost}
			</ConfirmDialog>
		</p>
	);
}

const ACT = "focus-ring rounded font-medium text-accent-11 hover:underline";

function Act({ onClick, children }: { onClick: () => void; children: string }) {
	return (
		<button className={ACT} onClick={onClick} type="button">
			{children}
		</button>
	);
}

function EditForm({ id, note, onEnd }: { id: string; note: NoteLine; onEnd: () => void }) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { instance, store } = useInboxParts();
	const [text, setText] = useState(note.text);
	const [isBusy, setIsBusy] = useState(false);
	const input = useGrowing(text);
	useEffect(() => {
		const box = input.current;
		box?.focus();
		box?.setSelectionRange(box.value.length, box.value.length);
	}, [input]);
	async function save(value: string): Promise<void> {
		setIsBusy(true);
		try {
			store.apply({ contacts: [], messages: [await editNote(instance.id, id, value)] });
			onEnd();
		} catch (error) {
			// What was typed stays.
			setIsBusy(false);
			notify.error(t.editFailed, errorText(codeOf(error)));
		}
	}
	function submit(): boolean {
		const value = text.trim();
		if (value === "" || isBusy) return false;
		if (value === note.text) onEnd();
		else void save(value);
		// It is no message that is sent.
		return false;
	}
	return (
		<form
			className="flex flex-col gap-2 py-1"
			onSubmit={(event) => {
				event.preventDefault();
				submit();
			}}
		>
			<NoteBox
				input={input}
				label={t.editLabel}
				onChange={setText}
				onLeave={onEnd}
				onSubmit={submit}
				text={text}
			/>
			<span className="flex justify-end gap-2">
				<Button onClick={onEnd} size="small" type="button">
					{t.leave}
				</Button>
				<Button kind="primary" loading={isBusy} size="small" type="submit">
					{t.saveEdit}
				</Button>
			</span>
		</form>
	);
}

/** It is in this browser alone: on its way, or waiting for a word. */
function OnItsWay({ entry }: { entry: OutboxEntry }) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { message } = useInboxStrings();
	const { outbox } = useInboxParts().notes;
	const { id, code, state } = entry;
	if (state === "sending") return <p className="mt-1 text-xs text-gray-11">{t.saving}</p>;
	const why =
		code === "network" || code === "interrupted"
			? message.unsent[code]
			: code === null
				? null
				: errorText(code);
	return (
		<p className="mt-1 flex flex-wrap justify-end gap-x-3 gap-y-1 text-xs text-gray-11">
			<span className="font-medium text-red-11">{t.notSaved}</span>
			{why === null ? null : <span>{why}</span>}
			<Act onClick={() => outbox.retry(id)}>{t.retry}</Act>
			<Act onClick={() => outbox.discard(id)}>{t.discard}</Act>
		</p>
	);
}

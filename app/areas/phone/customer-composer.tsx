import { BookCheck, Keyboard, SendHorizontal, Wifi, WifiOff, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { PhoneAction, PhoneContact } from "#app/contracts/simulated-phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { type Draft, wordsFor } from "./bubble-menu.tsx";
import { MediaMenu } from "./media-menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

/** The simulator's limit of one burst. */
const MAX_TIMES = 50;
type Writer = "customer" | "owner";

/** Writes as the customer, or as the owner answering on the phone itself. */
export function CustomerComposer(props: {
	contact: PhoneContact;
	act: Act;
	isLinked: boolean;
	takesFiles: boolean;
	draft: Draft | null;
	/** In a group: the number of who writes. */
	author: string | undefined;
	onDone: () => void;
}) {
	const t = useStrings({ pt, en }).chat;
	const { contact, act, draft } = props;
	const [writer, setWriter] = useState<Writer>("customer");
	const [text, setText] = useState(draft?.kind === "edit" ? draft.message.text : "");
	const [times, setTimes] = useState(1);
	const send = (event: FormEvent): void => {
		event.preventDefault();
		const written = text.trim();
		if (written === "" || !props.isLinked) return;
		act(actionOf({ contact, draft, writer, text: written, times, author: props.author }));
		setText("");
		setTimes(1);
		props.onDone();
	};
	return (
		<form className="border-t border-line bg-panel px-3 pt-2 pb-4" onSubmit={send}>
			{draft ? <DraftLine draft={draft} onDrop={props.onDone} /> : null}
			<div className="mb-2 flex flex-wrap items-center gap-1">
				<WriterChoice onChange={setWriter} writer={writer} />
				<Tools {...props} caption={text} onSent={() => setText("")} />
			</div>
			<div className="flex items-center gap-2">
				<input
					aria-label={writer === "owner" ? t.ownerPlaceholder : t.placeholder}
					autoComplete="off"
					className="h-10 min-w-0 flex-1 rounded-full border border-gray-7 bg-page px-4 text-base outline-none placeholder:text-gray-10 focus:border-accent-9 focus:ring-2 focus:ring-accent-6 md:text-sm"
					maxLength={4096}
					onChange={(event) => setText(event.currentTarget.value)}
					placeholder={writer === "owner" ? t.ownerPlaceholder : t.placeholder}
					value={text}
				/>
				{writer === "customer" ? <TimesInput onChange={setTimes} times={times} /> : null}
				<IconButton
					disabled={text.trim() === "" || !props.isLinked}
					label={t.send}
					radius="full"
					type="submit"
					variant="solid"
				>
					<SendHorizontal aria-hidden="true" size={16} />
				</IconButton>
			</div>
			{props.isLinked ? null : (
				<p className="mt-2 text-center text-xs text-gray-11">{t.notLinked}</p>
			)}
		</form>
	);
}

/** The action that sending this text causes. */
function actionOf(written: {
	contact: PhoneContact;
	draft: Draft | null;
	writer: Writer;
	text: string;
	times: number;
	author: string | undefined;
}): PhoneAction {
	const { draft, text } = written;
	const { phone, name } = written.contact;
	const messageId = draft?.message.id;
	if (draft?.kind === "edit" && messageId) return { type: "edit", phone, messageId, text };
	if (written.writer === "owner") return { type: "owner_reply", phone, text };
	const more = {
		...(messageId && { quotedId: messageId }),
		...(written.author && { author: written.author }),
	};
	return { type: "write", phone, name, text, count: written.times, ...more };
}

/** What the text refers to, with a button to drop that. */
function DraftLine({ draft, onDrop }: { draft: Draft; onDrop: () => void }) {
	const t = useStrings({ pt, en }).chat;
	return (
		<div className="mb-2 flex items-center gap-2 rounded-control bg-gray-3 py-1 pr-1 pl-3 text-xs">
			<p className="min-w-0 flex-1 truncate">
				<strong className="font-medium">{draft.kind === "edit" ? t.editing : t.answering}</strong>{" "}
				<bdi>{draft.message.text || wordsFor(draft.message, t)}</bdi>
			</p>
			<IconButton label={t.dropDraft} onClick={onDrop} side="top">
				<X aria-hidden="true" size={14} />
			</IconButton>
		</div>
	);
}

/** Files at the left, presence at the right. */
function Tools(props: {
	contact: PhoneContact;
	act: Act;
	isLinked: boolean;
	takesFiles: boolean;
	caption: string;
	onSent: () => void;
}) {
	return (
		<span className="ml-auto flex items-center">
			<MediaMenu {...props} />
			<PresenceButtons {...props} />
		</span>
	);
}

function TimesInput(props: { times: number; onChange: (times: number) => void }) {
	const t = useStrings({ pt, en }).chat;
	return (
		<input
			aria-label={t.timesHint}
			className="tabular h-10 w-13 rounded-control border border-gray-7 bg-page px-2 text-center outline-none focus:border-accent-9 focus:ring-2 focus:ring-accent-6"
			max={MAX_TIMES}
			min={1}
			onChange={(event) => {
				const typed = event.currentTarget.valueAsNumber || 1;
				props.onChange(Math.min(MAX_TIMES, Math.max(1, typed)));
			}}
			title={t.timesHint}
			type="number"
			value={props.times}
		/>
	);
}

function WriterChoice(props: { writer: Writer; onChange: (writer: Writer) => void }) {
	const t = useStrings({ pt, en }).chat;
	const choices: [Writer, string][] = [
		["customer", t.asCustomer],
		["owner", t.asOwner],
	];
	return (
		<fieldset className="flex min-w-0 gap-1">
			{choices.map(([writer, label]) => (
				<label
					className="cursor-pointer truncate rounded-full px-2.5 py-1 text-xs font-medium text-gray-11 has-checked:bg-accent-3 has-checked:text-accent-11 has-focus-visible:outline-2 has-focus-visible:outline-accent-9"
					key={writer}
				>
					<input
						checked={props.writer === writer}
						className="sr-only"
						name="writer"
						onChange={() => props.onChange(writer)}
						type="radio"
						value={writer}
					/>
					{label}
				</label>
			))}
		</fieldset>
	);
}

function PresenceButtons(props: { contact: PhoneContact; act: Act; isLinked: boolean }) {
	const t = useStrings({ pt, en }).chat;
	const { contact, act } = props;
	const { phone } = contact;
	const Line = contact.online ? Wifi : WifiOff;
	return (
		<>
			<IconButton
				aria-pressed={contact.online}
				disabled={!props.isLinked}
				label={contact.online ? t.goOffline : t.goOnline}
				onClick={() => act({ type: "online", phone, on: !contact.online })}
				side="top"
			>
				<Line
					aria-hidden="true"
					className={contact.online ? "text-green-11" : ""}
					size={16}
					strokeWidth={1.75}
				/>
			</IconButton>
			<IconButton
				aria-pressed={contact.typing}
				disabled={!props.isLinked}
				label={contact.typing ? t.stopTyping : t.isTyping}
				onClick={() => act({ type: "typing", phone, on: !contact.typing })}
				side="top"
			>
				<Keyboard
					aria-hidden="true"
					className={contact.typing ? "text-green-11" : ""}
					size={16}
					strokeWidth={1.75}
				/>
			</IconButton>
			<IconButton
				disabled={!props.isLinked}
				label={t.read}
				onClick={() => act({ type: "read", phone })}
				side="top"
			>
				<BookCheck aria-hidden="true" size={16} strokeWidth={1.75} />
			</IconButton>
		</>
	);
}

import { SendHorizontal } from "lucide-react";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { findAnsweredBy } from "#app/domain/chat/answered-by.ts";
import { findCaptioned } from "#app/domain/inbox/captions.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { AttachButtons } from "./attach-buttons.tsx";
import { createComposerKeys } from "./composer-keys.ts";
import { EmojiDoor } from "./emoji-door.tsx";
import { MoreButton } from "./more-button.tsx";
import type { MoreKind } from "./more-menu.tsx";
import type { Quoted } from "./quote-bar.tsx";
import { useFiles, useTakeFiles } from "./use-files.ts";
import { useEdit, useMessage } from "./use-message.ts";
import { MicButton, useVoice } from "./voice-door.tsx";

const MoreDialog = lazyPart(() => import("./more-dialog.tsx"), "MoreDialog", {
	onFailure: "toast",
});
const EditBar = lazyPart(() => import("./edit-bar.tsx"), "EditBar", {
	onFailure: "nothing",
	preload: true,
});
const FileTray = lazyPart(() => import("../files/file-tray.tsx"), "FileTray", { preload: true });
const EmojiNames = lazyPart(() => import("../emoji/emoji-names.tsx"), "EmojiNames", {
	onFailure: "nothing",
	preload: true,
});
const MentionNames = lazyPart(() => import("../groups/mention-names.tsx"), "MentionNames", {
	onFailure: "nothing",
	preload: true,
});
const CannedSuggestions = lazyPart(
	() => import("../canned/canned-suggestions.tsx"),
	"CannedSuggestions",
	{ onFailure: "nothing", preload: true },
);
const VoiceRecorder = lazyPart(() => import("../voice/voice-recorder.tsx"), "VoiceRecorder", {
	onFailure: "toast",
	preload: true,
});
const QuoteBar = lazyPart(() => import("./quote-bar.tsx"), "QuoteBar", {
	onFailure: "nothing",
	preload: true,
});
/** Loaded once there is something to send. */
const LaterButton = lazyPart(() => import("../scheduled/later-button.tsx"), "LaterButton", {
	onFailure: "nothing",
});
const ModeSwitch = lazyPart(() => import("./mode-switch.tsx"), "ModeSwitch", {
	onFailure: "nothing",
});
/** Loaded only where an agent could suggest an answer. */
const SuggestButton = lazyPart(() => import("./suggest-button.tsx"), "SuggestButton", {
	onFailure: "nothing",
});

/** Eight lines of 20 px, plus the padding. */
const MAX_HEIGHT_PX = 8 * 20 + 20;
/** With this many characters left or fewer, the remaining count is shown. */
const NEAR_LIMIT = 200;

/**
 * The text box of a conversation with its buttons, and the files beside its text. Mounted anew for each contact, so that a
 * draft never ends up in another conversation.
 */
export function Composer(props: {
	contact: ContactView;
	/** The message being answered. */
	quoted: Quoted | null;
	onDropQuote: () => void;
	/** The message that is being given other words. */
	edited: TimelineMessage | null;
	/** Null: nothing is edited any more. */
	onEdit: (message: TimelineMessage | null) => void;
	/** The last message of one's own that can still be edited. */
	findEditable: () => TimelineMessage | null;
	/** The 24-hour window of the official API is over: only templates may be sent. */
	isWindowOver: boolean;
	/** Called when a text has been handed to the outbox. */
	onSubmitted: () => void;
	/** Somebody wants to write a note instead. */
	onNote: () => void;
}) {
	const t = useInboxStrings();
	const { contact, quoted, onDropQuote, edited, onEdit } = props;
	const { me, maxTextLength, capabilities } = useInboxParts();
	const draft = useMessage(contact.id, quoted?.id ?? null, () => {
		onDropQuote();
		props.onSubmitted();
	});
	const edit = useEdit(edited, () => onEdit(null));
	const message = edit ?? draft;
	const { files, isPreparing } = useFiles(contact.id);
	const takeFiles = useTakeFiles(contact.id);
	const voice = useVoice(contact.id, quoted?.id ?? null, onDropQuote);
	const input = useGrowing(message.text);
	useFocusOnQuote(input, quoted?.id, contact.id);
	useFocusOnEdit(input, edited?.id);
	const helpId = useId();
	const isViewer = !may(me.role, "send");
	const over = message.text.trim().length - maxTextLength;
	const refusal = isViewer ? "viewer" : props.isWindowOver && !edit ? "windowOver" : null;
	const maySend = refusal === null;
	const hasFiles = !edit && files.length > 0;
	const isReady = hasFiles && files.some(({ state }) => state === undefined);
	const captioned = hasFiles ? findCaptioned(files, capabilities.files ?? {}) : null;
	const isEmpty = message.text.trim() === "";
	// Captions and other words of a message that was sent tell nobody.
	const namesPeople = contact.isGroup && capabilities.mentions && !hasFiles && !edit;
	const [caret, setCaret] = useState<number | null>(null);
	const [asked, setAsked] = useState<MoreKind | null>(null);
	// Puts the focus back into the text box after a button was used.
	const refocus = (): void => input.current?.focus();
	const isHeld = !maySend || (isEmpty && !isReady) || over > 0 || (!edit && isPreparing);
	const send = <SendButton isDisabled={isHeld} />;
	if (voice.isOn && maySend)
		return (
			<VoiceRecorder
				fallback={<div className="h-[75px] shrink-0 border-t border-line bg-panel" />}
				hold={voice.hold}
				onEnd={() => {
					voice.end();
					requestAnimationFrame(refocus);
				}}
				onSend={voice.send}
			/>
		);
	return (
		<>
			<form
				className="group/composer relative shrink-0 border-t border-line bg-panel px-2 py-2 max-[24rem]:px-1 md:px-3 low:py-1"
				onSubmit={(event) => {
					event.preventDefault();
					message.submit();
					refocus();
				}}
			>
				{edit ? (
					<EditBar
						onLeave={() => {
							onEdit(null);
							refocus();
						}}
					/>
				) : null}
				{quoted && !edit ? (
					<QuoteBar
						contactName={contactTitle(contact, t.contacts)}
						onDrop={() => {
							onDropQuote();
							refocus();
						}}
						quoted={quoted}
					/>
				) : null}
				{hasFiles ? (
					<FileTray
						captionedKey={captioned?.key ?? null}
						contactId={contact.id}
						fallback={<div className="h-16" />}
						onEmptied={refocus}
					/>
				) : null}
				{maySend && !edit && (isReady || !isEmpty) ? <TakingHint contact={contact} /> : null}
				<div className="flex items-end gap-1">
					{edit ? null : (
						<>
							<AttachButtons hidesCamera={!isEmpty} isDisabled={!maySend} onFiles={takeFiles} />
							<MoreButton isDisabled={!maySend} onAsk={setAsked} onNote={props.onNote} />
						</>
					)}
					<WritingBox
						findEditable={props.findEditable}
						helpId={helpId}
						inputRef={input}
						isOver={over > 0}
						maySend={maySend}
						message={message}
						onCaret={setCaret}
						onEdit={onEdit}
						placeholder={captioned ? t.composer.caption : t.composer.placeholder}
						stepBack={edit ? () => onEdit(null) : quoted ? onDropQuote : null}
					/>
					{maySend ? <EmojiDoor input={input} /> : null}
					{maySend && !edit ? <Suggest contact={contact} onFilled={refocus} /> : null}
					{maySend && !edit && (isReady || !isEmpty) ? (
						<LaterButton
							contactId={contact.id}
							fallback={<span className="w-8 min-[24rem]:w-10" />}
							isDisabled={isHeld}
							onScheduled={() => {
								onDropQuote();
								requestAnimationFrame(refocus);
							}}
							quotedId={quoted?.id ?? null}
						/>
					) : null}
					{voice.isOffered && maySend && isEmpty && !hasFiles && !edit ? (
						<MicButton onBegin={voice.begin}>{send}</MicButton>
					) : (
						send
					)}
				</div>
				{maySend && caret !== null && namesPeople && message.text.includes("@") ? (
					<MentionNames caret={caret} contact={contact} input={input} text={message.text} />
				) : null}
				{maySend && caret !== null && message.text.includes(":") ? (
					<EmojiNames caret={caret} input={input} text={message.text} />
				) : null}
				{maySend && /\/|\{\{/u.test(message.text) ? (
					<CannedSuggestions
						caret={caret}
						contact={contact}
						input={input}
						onFiles={takeFiles}
						onUse={draft.noteCanned}
						text={message.text}
					/>
				) : null}
				<div className="flex items-start justify-between gap-2">
					<ComposerHelp
						id={helpId}
						isEditing={edit !== null}
						onTemplate={
							capabilities.templates && !contact.isGroup ? () => setAsked("template") : null
						}
						over={over}
						refusal={refusal}
						showsHint={message.text === ""}
					/>
					{isViewer || edit ? null : (
						<ModeSwitch
							// On a phone the menu of what else can be sent has it.
							className={maySend ? "hidden md:flex low:hidden" : "flex"}
							isNote={false}
							onChange={props.onNote}
						/>
					)}
				</div>
			</form>
			{asked === null ? null : (
				<MoreDialog
					contact={contact}
					kind={asked}
					onFiles={takeFiles}
					onEnd={() => setAsked(null)}
					onSent={props.onSubmitted}
				/>
			)}
		</>
	);
}

function Suggest({ contact, onFilled }: { contact: ContactView; onFilled: () => void }) {
	if (!contact.conversation?.agent) return null;
	return (
		<SuggestButton
			fallback={<span className="size-10 shrink-0" />}
			contactId={contact.id}
			onFilled={onFilled}
		/>
	);
}

/** Warns that sending takes the conversation over while an agent is answering it. */
function TakingHint({ contact }: { contact: ContactView }) {
	const t = useInboxStrings().answering;
	if (findAnsweredBy(contact)?.handler !== "agent") return null;
	return (
		<output className="block animate-appear px-3 pb-1.5 text-xs text-accent-11">
			{t.willTake}
		</output>
	);
}

function SendButton({ isDisabled }: { isDisabled: boolean }) {
	const t = useInboxStrings();
	return (
		<IconButton
			className="!size-10 !rounded-full"
			disabled={isDisabled}
			label={t.composer.send}
			type="submit"
			variant="solid"
		>
			<SendHorizontal aria-hidden="true" size={18} strokeWidth={1.75} />
		</IconButton>
	);
}

/**
 * Moves the focus into the text box when "Responder" is chosen, so that the next key types the
 * answer.
 */
function useFocusOnQuote(
	input: RefObject<HTMLTextAreaElement | null>,
	quotedId: string | undefined,
	contactId: string,
): void {
	const { drafts } = useInboxParts();
	// A quote restored together with its draft, or chosen on another device, must not take the focus: on a phone that
	// opens the keyboard.
	const last = useRef(quotedId);
	useEffect(() => {
		const isNew = quotedId !== undefined && quotedId !== last.current;
		if (isNew && !drafts.isKept(contactId)) input.current?.focus();
		last.current = quotedId;
	}, [contactId, drafts, input, quotedId]);
}

/** Moves the focus into the text box, and its caret to the end, when a message is taken to be edited. */
function useFocusOnEdit(
	input: RefObject<HTMLTextAreaElement | null>,
	editedId: string | undefined,
): void {
	useEffect(() => {
		const box = input.current;
		if (editedId === undefined || !box) return;
		// After the menu that asked for it has given the focus back.
		const timer = setTimeout(() => {
			box.focus();
			box.setSelectionRange(box.value.length, box.value.length);
		});
		return () => clearTimeout(timer);
	}, [editedId, input]);
}

function WritingBox(props: {
	message: Pick<ReturnType<typeof useMessage>, "text" | "change" | "submit">;
	inputRef: RefObject<HTMLTextAreaElement | null>;
	helpId: string;
	maySend: boolean;
	isOver: boolean;
	placeholder: string;
	stepBack: (() => void) | null;
	/** Where the caret is while somebody writes; null once they are elsewhere. */
	onCaret: (caret: number | null) => void;
	onEdit: (message: TimelineMessage) => void;
	findEditable: () => TimelineMessage | null;
}) {
	const t = useInboxStrings();
	const { message, inputRef } = props;
	return (
		<textarea
			aria-describedby={props.helpId}
			aria-invalid={props.isOver ? true : undefined}
			aria-label={t.composer.label}
			className="block min-h-10 min-w-0 flex-1 resize-none rounded-[20px] border border-gray-7 bg-panel px-3 py-[9px] text-base leading-5 text-gray-12 outline-none placeholder:truncate placeholder:text-gray-11 focus:border-accent-9 focus:ring-2 focus:ring-accent-6 disabled:cursor-not-allowed disabled:bg-gray-3 aria-invalid:border-red-9 aria-invalid:focus:ring-red-6 md:px-4 md:text-sm md:leading-5"
			dir="auto"
			disabled={!props.maySend}
			enterKeyHint="send"
			onBlur={() => props.onCaret(null)}
			onChange={({ target }) => {
				message.change(target.value);
				props.onCaret(target.selectionStart);
			}}
			onKeyDown={createComposerKeys({
				submit: message.submit,
				stepBack: props.stepBack,
				hasText: message.text.trim() !== "",
				editLast: () => {
					const last = props.stepBack ? null : props.findEditable();
					if (last) props.onEdit(last);
					return last !== null;
				},
			})}
			onSelect={({ currentTarget }) => {
				const { selectionStart, selectionEnd } = currentTarget;
				props.onCaret(selectionStart === selectionEnd ? selectionStart : null);
			}}
			placeholder={props.maySend ? props.placeholder : undefined}
			ref={inputRef}
			rows={1}
			value={message.text}
		/>
	);
}

function ComposerHelp(props: {
	id: string;
	/** Why this member cannot write now; null when they can. */
	refusal: "viewer" | "windowOver" | null;
	/** Asks for a template, the only thing that may be sent once the window is over; null: there are none. */
	onTemplate: (() => void) | null;
	over: number;
	showsHint: boolean;
	isEditing: boolean;
}) {
	const t = useInboxStrings();
	const format = useFormat();
	const { maxTextLength } = useInboxParts();
	const isNear = props.over > -NEAR_LIMIT;
	const text = props.refusal
		? t.composer[props.refusal]
		: props.over > 0
			? t.composer.tooLong(format.number(props.over), format.number(maxTextLength))
			: isNear
				? t.composer.left(format.number(-props.over))
				: props.isEditing
					? t.composer.editHint
					: t.composer.hint;
	// The hint about Enter is only for keyboards; a warning is shown on every device.
	const isHint = !props.refusal && !isNear;
	return (
		<p
			aria-live={props.over > 0 ? "polite" : undefined}
			className={`px-3 pt-1 text-xs ${props.over > 0 ? "text-red-11" : "text-gray-11"} ${isHint ? "hidden md:block low:hidden" : ""} ${isHint && !props.showsHint ? "md:invisible" : ""}`}
			id={props.id}
		>
			{text}{" "}
			{props.refusal === "windowOver" && props.onTemplate ? (
				<Button onClick={props.onTemplate} size="small" type="button">
					{t.composer.template}
				</Button>
			) : null}
		</p>
	);
}

/** Grows a text area with its content, up to MAX_HEIGHT_PX. */
export function useGrowing(text: string) {
	const input = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => {
		const element = input.current;
		if (!element) return;
		element.style.height = "auto";
		// Some browsers measure the placeholder of an empty box, so its height is set without
		// measuring.
		const height = Math.min(element.scrollHeight + 2, MAX_HEIGHT_PX);
		element.style.height = text === "" ? "" : `${String(height)}px`;
		element.style.overflowY = element.scrollHeight > MAX_HEIGHT_PX ? "auto" : "hidden";
	}, [text]);
	return input;
}

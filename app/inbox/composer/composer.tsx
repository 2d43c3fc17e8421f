import { SendHorizontal } from "lucide-react";
import {
	type RefObject,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useSyncExternalStore,
} from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { findAnsweredBy } from "#app/domain/chat/answered-by.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { AttachButtons } from "./attach-buttons.tsx";
import { createComposerKeys } from "./composer-keys.ts";
import type { Quoted } from "./quote-bar.tsx";
import { useTyping } from "./use-typing.ts";

const QuoteBar = lazyPart(() => import("./quote-bar.tsx"), "QuoteBar", {
	onFailure: "nothing",
	preload: true,
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
 * The text box of a conversation with its buttons. Mounted anew for each contact, so that a draft
 * never ends up in another conversation.
 */
export function Composer(props: {
	contact: ContactView;
	/** The message being answered. */
	quoted: Quoted | null;
	onDropQuote: () => void;
	/** The 24-hour window of the official API is over: only templates may be sent. */
	isWindowOver: boolean;
	/** Called when a text has been handed to the outbox. */
	onSubmitted: () => void;
}) {
	const t = useInboxStrings();
	const { contact, quoted, onDropQuote } = props;
	const { me, maxTextLength } = useInboxParts();
	const message = useMessage(contact.id, quoted?.id ?? null, () => {
		onDropQuote();
		props.onSubmitted();
	});
	const input = useGrowing(message.text);
	useFocusOnQuote(input, quoted?.id, contact.id);
	const helpId = useId();
	const isViewer = !may(me.role, "send");
	const over = message.text.trim().length - maxTextLength;
	const refusal = isViewer ? "viewer" : props.isWindowOver ? "windowOver" : null;
	const maySend = refusal === null;
	// Puts the focus back into the text box after a button was used.
	const refocus = (): void => input.current?.focus();
	return (
		<form
			className="group/composer relative shrink-0 border-t border-line bg-panel px-2 py-2 md:px-3 low:py-1"
			onSubmit={(event) => {
				event.preventDefault();
				message.submit();
				refocus();
			}}
		>
			{quoted ? (
				<QuoteBar
					contactName={contactTitle(contact, t.contacts)}
					onDrop={() => {
						onDropQuote();
						refocus();
					}}
					quoted={quoted}
				/>
			) : null}
			{maySend && message.text.trim() !== "" ? <TakingHint contact={contact} /> : null}
			<div className="flex items-end gap-1">
				<AttachButtons isDisabled={!maySend} />
				<WritingBox
					helpId={helpId}
					inputRef={input}
					isOver={over > 0}
					maySend={maySend}
					message={message}
					onDropQuote={quoted ? onDropQuote : null}
				/>
				{maySend ? <Suggest contact={contact} onFilled={refocus} /> : null}
				<SendButton isDisabled={!maySend || message.text.trim() === "" || over > 0} />
			</div>
			<ComposerHelp id={helpId} over={over} refusal={refusal} showsHint={message.text === ""} />
		</form>
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

function WritingBox(props: {
	message: ReturnType<typeof useMessage>;
	inputRef: RefObject<HTMLTextAreaElement | null>;
	helpId: string;
	maySend: boolean;
	isOver: boolean;
	onDropQuote: (() => void) | null;
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
			onChange={(event) => message.change(event.target.value)}
			onKeyDown={createComposerKeys(message.submit, props.onDropQuote, message.text.trim() !== "")}
			placeholder={props.maySend ? t.composer.placeholder : undefined}
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
	over: number;
	showsHint: boolean;
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
				: t.composer.hint;
	// The hint about Enter is only for keyboards; a warning is shown on every device.
	const isHint = !props.refusal && !isNear;
	return (
		<p
			aria-live={props.over > 0 ? "polite" : undefined}
			className={`px-3 pt-1 text-xs ${props.over > 0 ? "text-red-11" : "text-gray-11"} ${isHint ? "hidden md:block low:hidden" : ""} ${isHint && !props.showsHint ? "md:invisible" : ""}`}
			id={props.id}
		>
			{text}
		</p>
	);
}

/** The text being written: its draft, the typing indicator and sending. */
function useMessage(contactId: string, quotedId: string | null, onSubmitted: () => void) {
	const { drafts, outbox, send, lineState, me, maxTextLength } = useInboxParts();
	const text = useSyncExternalStore(
		drafts.subscribe,
		() => drafts.get(contactId),
		() => "",
	);
	const reportTyping = useTyping(contactId, { isOpen: lineState === "open", send });
	const change = (next: string): void => {
		drafts.set(contactId, next);
		reportTyping(next);
	};
	const submit = (): void => {
		// Read from the store instead of the rendered value: a second Enter within one frame then finds
		// an empty draft (R29).
		const value = drafts.get(contactId).trim();
		if (value === "" || value.length > maxTextLength || !may(me.role, "send")) return;
		change("");
		outbox.add(contactId, value, quotedId);
		onSubmitted();
	};
	return { text, change, submit };
}

/** Grows a text area with its content, up to MAX_HEIGHT_PX. */
function useGrowing(text: string) {
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

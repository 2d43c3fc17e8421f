import { SendHorizontal } from "lucide-react";
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { AttachButtons } from "./attach-buttons.tsx";
import { createComposerKeys } from "./composer-keys.ts";
import { useInboxParts } from "./inbox-context.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";
import { useTyping } from "./use-typing.ts";

/** Eight lines of 20 px and the padding. */
const MAX_HEIGHT_PX = 8 * 20 + 20;
/** From here on the characters left are told. */
const NEAR_LIMIT = 200;

/** Where one writes. Mounted anew for each contact, so that a draft never lands in another's. */
export function Composer({ contact }: { contact: ContactView }) {
	const t = useInboxStrings();
	const { me, maxTextLength } = useInboxParts();
	const message = useMessage(contact.id);
	const input = useGrowing(message.text);
	const helpId = useId();
	const maySend = may(me.role, "send");
	const over = message.text.trim().length - maxTextLength;
	return (
		<form
			className="shrink-0 border-t border-line bg-panel px-2 py-2 md:px-3"
			onSubmit={(event) => {
				event.preventDefault();
				message.submit();
				// The button was clicked: writing goes on where it was.
				input.current?.focus();
			}}
		>
			<div className="flex items-end gap-1">
				<AttachButtons isDisabled={!maySend} />
				<textarea
					aria-describedby={helpId}
					aria-invalid={over > 0 ? true : undefined}
					aria-label={t.composer.label}
					className="block min-h-10 min-w-0 flex-1 resize-none rounded-[20px] border border-gray-7 bg-panel px-4 py-[9px] text-base leading-5 text-gray-12 outline-none placeholder:truncate placeholder:text-gray-11 focus:border-accent-9 focus:ring-2 focus:ring-accent-6 disabled:cursor-not-allowed disabled:bg-gray-3 aria-invalid:border-red-9 aria-invalid:focus:ring-red-6 md:text-sm md:leading-5"
					dir="auto"
					disabled={!maySend}
					enterKeyHint="send"
					onChange={(event) => message.change(event.target.value)}
					onKeyDown={createComposerKeys(message.submit)}
					placeholder={maySend ? t.composer.placeholder : undefined}
					ref={input}
					rows={1}
					value={message.text}
				/>
				<IconButton
					className="!size-10 !rounded-full"
					disabled={!maySend || message.text.trim() === "" || over > 0}
					label={t.composer.send}
					type="submit"
					variant="solid"
				>
					<SendHorizontal aria-hidden="true" size={18} strokeWidth={1.75} />
				</IconButton>
			</div>
			<ComposerHelp id={helpId} isViewer={!maySend} over={over} showsHint={message.text === ""} />
		</form>
	);
}

function ComposerHelp(props: { id: string; isViewer: boolean; over: number; showsHint: boolean }) {
	const t = useInboxStrings();
	const format = useFormat();
	const { maxTextLength } = useInboxParts();
	const isNear = props.over > -NEAR_LIMIT;
	const text = props.isViewer
		? t.composer.viewer
		: props.over > 0
			? t.composer.tooLong(format.number(props.over), format.number(maxTextLength))
			: isNear
				? t.composer.left(format.number(-props.over))
				: t.composer.hint;
	// The hint for Enter serves keyboards; the line of a warning is always there.
	const isHint = !props.isViewer && !isNear;
	return (
		<p
			aria-live={props.over > 0 ? "polite" : undefined}
			className={`px-3 pt-1 text-xs ${props.over > 0 ? "text-red-11" : "text-gray-11"} ${isHint ? "hidden md:block" : ""} ${isHint && !props.showsHint ? "md:invisible" : ""}`}
			id={props.id}
		>
			{text}
		</p>
	);
}

/** The text, its draft, its typing hint and its way out. */
function useMessage(contactId: string) {
	const { drafts, outbox, send, me, maxTextLength } = useInboxParts();
	const text = useSyncExternalStore(
		drafts.subscribe,
		() => drafts.get(contactId),
		() => "",
	);
	const tellTyping = useTyping(contactId, send);
	const change = (next: string): void => {
		drafts.set(contactId, next);
		tellTyping(next);
	};
	const submit = (): void => {
		// From the book, not from what was drawn: a second Enter in the same frame finds it empty (R29).
		const value = drafts.get(contactId).trim();
		if (value === "" || value.length > maxTextLength || !may(me.role, "send")) return;
		change("");
		outbox.add(contactId, value);
	};
	return { text, change, submit };
}

/** A box that grows with its text. */
function useGrowing(text: string) {
	const input = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => {
		const element = input.current;
		if (!element) return;
		element.style.height = "auto";
		// Empty, some browsers measure the placeholder instead; its height is known.
		const height = Math.min(element.scrollHeight + 2, MAX_HEIGHT_PX);
		element.style.height = text === "" ? "" : `${String(height)}px`;
		element.style.overflowY = element.scrollHeight > MAX_HEIGHT_PX ? "auto" : "hidden";
	}, [text]);
	return input;
}

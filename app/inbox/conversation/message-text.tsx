import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { countLargeEmoji } from "#app/domain/chat/emoji-only.ts";
import { isLongText } from "#app/domain/chat/long-text.ts";
import { useSearchWords } from "../list/search-words.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { isTextOpened, noteTextOpened } from "./opened-texts.ts";
import { RichText } from "./rich-text.tsx";

/** Sizes for one, two and three emoji. */
const LARGE = ["text-[44px]", "text-[36px]", "text-[30px]"] as const;

type Mentions = NonNullable<TimelineMessage["inGroup"]>["mentions"];

/** What of a message its words need. */
export type SpokenMessage = Pick<TimelineMessage, "id" | "text" | "type" | "inGroup">;

/** A message's words: a few emoji large, a long text with its beginning first. */
export function MessageText({ message }: { message: SpokenMessage }) {
	const { id, text, type } = message;
	const mentions = message.inGroup?.mentions;
	const large = type === "text" ? LARGE[countLargeEmoji(text) - 1] : undefined;
	if (large)
		return (
			<span className={`block leading-[1.25] ${large}`} data-large-emoji>
				<RichText text={text} />
			</span>
		);
	return <FoldedText id={id} mentions={mentions} text={text} />;
}

/** @param isSpoken nobody typed it: it fills the screen sooner, as it stands under what was said */
export function FoldedText(props: {
	id: string;
	text: string;
	isSpoken?: boolean;
	mentions?: Mentions;
}) {
	const { id, text, isSpoken = false, mentions } = props;
	const isSearched = useSearchWords() !== "";
	const [isOpened, setIsOpened] = useState(() => isTextOpened(id));
	// The word that a search found may stand in the part left out.
	if (isOpened || isSearched || !isLongText(text, isSpoken))
		return <RichText mentions={mentions} text={text} />;
	return (
		<BeginningOfText
			onOpen={() => {
				noteTextOpened(id);
				setIsOpened(true);
			}}
			isSpoken={isSpoken}
			mentions={mentions}
			text={text}
		/>
	);
}

function BeginningOfText(props: {
	text: string;
	isSpoken: boolean;
	mentions: Mentions;
	onOpen: () => void;
}) {
	const { text, isSpoken, mentions } = props;
	const t = useInboxStrings().message;
	const place = useRef<HTMLButtonElement>(null);
	return (
		<>
			<RichText cut={isSpoken ? "spoken" : "written"} mentions={mentions} text={text} />
			{"… "}
			<button
				className="focus-ring rounded font-medium text-accent-11 hover:underline"
				onClick={() => keepInPlace(place.current, props.onOpen)}
				ref={place}
				type="button"
			>
				{t.readMore}
			</button>
		</>
	);
}

/**
 * The message stays where its reader sees it while it grows: the log holds its end in place, which would push the
 * beginning out of view. The focus goes to the message, because its button is gone.
 */
function keepInPlace(button: HTMLElement | null, grow: () => void): void {
	const message = button?.closest<HTMLElement>("[data-message-id]");
	const log = message?.closest<HTMLElement>("[role=log]");
	const topPx = message?.getBoundingClientRect().top ?? 0;
	flushSync(grow);
	if (!message || !log) return;
	log.scrollTop += message.getBoundingClientRect().top - topPx;
	message.focus({ preventScroll: true });
}

import { TypeIcon } from "../list/type-icon.tsx";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { messageWords } from "./message-words.ts";

/** The quoted message inside a bubble; a click scrolls to it, and loads it first when necessary. */
export function Quote(props: {
	quotedId: string;
	/** Null while it is not loaded: a general word is shown. */
	quoted: TimelineMessage | null;
	contactName: string;
	onJump: (messageId: string) => void;
}) {
	const t = useInboxStrings();
	const { quoted } = props;
	return (
		<button
			aria-label={quoted ? undefined : t.message.quotedGo}
			className="focus-ring mb-1 block w-full rounded-control border-l-[3px] border-accent-9 bg-[var(--gray-a3)] px-2 py-1 text-left text-[13px] leading-[18px] hover:bg-[var(--gray-a4)]"
			onClick={() => props.onJump(props.quotedId)}
			title={t.message.quotedGo}
			type="button"
		>
			{quoted ? (
				<QuotedContent contactName={props.contactName} quoted={quoted} />
			) : (
				<span className="text-gray-11">{t.message.quotedMissing}</span>
			)}
		</button>
	);
}

/** Author and first words of a quoted message. */
export function QuotedContent(props: { quoted: TimelineMessage; contactName: string }) {
	const t = useInboxStrings();
	const { quoted } = props;
	return (
		<>
			<bdi className="block truncate font-medium text-accent-11">
				{quoted.direction === "outgoing" ? t.message.mine : (quoted.author ?? props.contactName)}
			</bdi>
			<span className="line-clamp-2 text-gray-11 [overflow-wrap:anywhere]">
				{quoted.type === "text" ? null : (
					<span className="mr-1 inline-flex align-[-2px]">
						<TypeIcon type={quoted.type} />
					</span>
				)}
				<bdi>{messageWords(quoted, t.message)}</bdi>
			</span>
		</>
	);
}

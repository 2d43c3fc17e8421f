import { X } from "lucide-react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { QuotedContent } from "../conversation/quote.tsx";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

/**
 * The quoted message. `message` is null while it is not loaded; the server knows its text anyway.
 */
export interface Quoted {
	id: string;
	message: TimelineMessage | null;
}

/** Shows above the composer which message is being answered, with a button to drop the quote. */
export function QuoteBar(props: { quoted: Quoted; contactName: string; onDrop: () => void }) {
	const t = useInboxStrings();
	const { message } = props.quoted;
	return (
		<fieldset
			className="mb-2 flex min-w-0 animate-appear items-center gap-2 pl-1"
			data-quote-bar
			aria-label={t.composer.replying}
		>
			<div className="min-w-0 flex-1 rounded-control border-l-[3px] border-accent-9 bg-gray-3 px-2 py-1 text-[13px] leading-[18px]">
				{message ? (
					<QuotedContent contactName={props.contactName} quoted={message} />
				) : (
					<span className="text-gray-11">{t.message.quotedMissing}</span>
				)}
			</div>
			<IconButton aria-keyshortcuts="Escape" label={t.composer.dropQuote} onClick={props.onDrop}>
				<X aria-hidden="true" size={16} />
			</IconButton>
		</fieldset>
	);
}

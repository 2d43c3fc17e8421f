import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { SearchAnswer } from "#app/contracts/conversation-answers.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { hitHref } from "#app/inbox/hit-place.ts";
import { contactTitle } from "#app/inbox/list/contact-title.ts";
import { FoundWords } from "#app/inbox/list/found-words.tsx";
import { TypeIcon } from "#app/inbox/list/type-icon.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { conversationHref } from "#app/ui/channel-links.ts";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { hrefWithFilter, type ListFilter } from "./filters.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A found message: whose conversation it is in, the text around the words, and the way to it. */
export function MessageHit(props: {
	hit: SearchAnswer["hits"][number];
	/** Of the list, with the words. */
	filter: ListFilter;
	now: number;
	isTabStop: boolean;
	onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { contact, channel, message } = props.hit;
	const { q } = props.filter;
	const address = conversationHref(channel, contact.id);
	const title = contactTitle(contact, { unnamed: t.anonymous, unnamedGroup: t.anonymousGroup });
	return (
		<Link
			className="flex min-h-16 items-center gap-3 border-b border-line px-4 py-2 outline-none hover:bg-gray-2 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-9"
			data-contact-id={message.id}
			onKeyDown={props.onKeyDown}
			tabIndex={props.isTabStop ? 0 : -1}
			to={hitHref(hrefWithFilter(address, props.filter), message.id, q)}
		>
			<Avatar name={title} size={36} />
			<span className="min-w-0 flex-1">
				<span className="flex items-baseline gap-2">
					<bdi className="min-w-0 truncate font-medium text-gray-12">{title}</bdi>
					<span className="flex min-w-0 items-center gap-1 self-center sm:min-w-16 text-xs text-gray-11">
						<ChannelTypeMark size={14} type={channel.type} />
						<bdi className="min-w-0 truncate max-sm:sr-only">{displayName(channel.name)}</bdi>
					</span>
					<time
						className="tabular ml-auto shrink-0 text-xs text-gray-11"
						dateTime={new Date(message.sentAt).toISOString()}
						suppressHydrationWarning
					>
						{format.listTime(message.sentAt, props.now)}
					</time>
				</span>
				<span className="line-clamp-2 text-[13px] leading-5 text-gray-11 [overflow-wrap:anywhere]">
					{message.direction === "outgoing" ? `${t.we} ` : null}
					{message.type === "text" ? null : (
						<span className="mr-1 inline-flex align-[-2px]">
							<TypeIcon type={message.type} />
						</span>
					)}
					<FoundWords message={message} q={q} />
				</span>
			</span>
		</Link>
	);
}

import { type AuthorColour, authorColour } from "#app/domain/chat/author-colour.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

/** Read on a bubble of either theme at 4.5:1 (author-colours.test.ts). */
export const AUTHOR_TEXT: Record<AuthorColour, string> = {
	indigo: "text-[#3a5bc7] dark:text-[#9eb1ff]",
	green: "text-[#1f7a52] dark:text-[#3dd68c]",
	amber: "text-[#9a5800] dark:text-[#ffca16]",
	red: "text-[#c4262b] dark:text-[#ff9592]",
	violet: "text-[#6550b9] dark:text-[#baa7ff]",
	teal: "text-[#00796a] dark:text-[#0bd8b6]",
	pink: "text-[#bb2483] dark:text-[#ff8dcc]",
	blue: "text-[#0b68ba] dark:text-[#70b8ff]",
};

/** Who writes in a group: by the name the team knows, else by their own with the phone beside it. */
export function GroupAuthor(props: {
	name: string;
	author: NonNullable<TimelineMessage["inGroup"]>["author"];
}) {
	const t = useInboxStrings().contacts;
	const { author } = props;
	const phone = author?.phone === undefined ? null : formatPhone(author.phone);
	const isPhone = author?.phone === props.name;
	// An address that is no phone means nothing to people.
	const isNameless = author?.id.endsWith(`:${props.name}`) === true && !isPhone;
	const named = isNameless ? `${t.unnamed} ${props.name.slice(-4)}` : displayName(props.name);
	const name = isPhone && phone ? phone : named;
	return (
		<p className="flex max-w-full items-baseline gap-2 text-xs">
			<bdi
				className={`truncate font-semibold ${AUTHOR_TEXT[authorColour(author?.id ?? props.name)]}`}
			>
				{name}
			</bdi>
			{phone && !isPhone ? (
				<span className="tabular shrink-0 text-[11px] text-gray-11">{phone}</span>
			) : null}
		</p>
	);
}

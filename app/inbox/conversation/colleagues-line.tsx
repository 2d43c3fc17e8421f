import { Eye, Pencil } from "lucide-react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { listColleagues } from "../store/people.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

/** Who else is at this conversation, so that two people do not answer at once (R28). */
export function ColleaguesLine({ contactId }: { contactId: string }) {
	const t = useInboxStrings();
	const { people, me } = useInboxParts();
	const here = listColleagues(people, contactId, me.memberId);
	const replying = here.filter((one) => one.typing);
	const shown = replying.length > 0 ? replying : here;
	const names = shown.map((one) => firstName(one.name)).join(", ");
	const isMany = shown.length > 1;
	const say =
		replying.length > 0
			? isMany
				? t.header.replyingMany
				: t.header.replying
			: isMany
				? t.header.viewingMany
				: t.header.viewing;
	const Icon = replying.length > 0 ? Pencil : Eye;
	return (
		<p aria-live="polite" className="contents">
			{shown.length === 0 ? null : (
				<span
					className={`inline-flex max-w-[45%] items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-medium ${replying.length > 0 ? "bg-amber-3 text-amber-11" : "bg-gray-3 text-gray-11"}`}
				>
					<Icon aria-hidden="true" className="shrink-0" size={13} />
					{/* On a phone the customer's name needs the room; the sign stays, and is read out. */}
					<bdi className="truncate max-sm:sr-only">{say(names)}</bdi>
				</span>
			)}
		</p>
	);
}

/** People of one team know each other by it, and the header is narrow. */
const firstName = (name: string): string => displayName(name).split(" ")[0] ?? name;

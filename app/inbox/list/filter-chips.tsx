import { CONTACT_FILTERS, WHOLE_LIST } from "#app/domain/inbox/contact-filter.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { InboxList } from "./use-inbox-list.ts";

/** Loaded only where conversations have labels. */
const LabelChoice = lazyPart(() => import("./label-choice.tsx"), "LabelChoice", {
	onFailure: "nothing",
	preload: true,
});

/** The search covers all conversations; only the other filters have a chip. */
const CHOSEN = CONTACT_FILTERS.filter((filter) => filter !== WHOLE_LIST.filter);

/**
 * Chooses which conversations the list shows. One choice of several, so radio buttons that look
 * like chips.
 */
export function FilterChips({ list }: { list: InboxList }) {
	const t = useInboxStrings();
	const { choice, choose } = list;
	return (
		<fieldset className="flex shrink-0 flex-wrap gap-1 px-3 pb-2 pt-0.5">
			<legend className="sr-only">{t.filters.label}</legend>
			{CHOSEN.map((filter) => (
				<label
					className="inline-flex h-7 shrink-0 cursor-pointer items-center gap-1 whitespace-nowrap rounded-full border border-line px-2 text-xs font-medium text-gray-11 hover:bg-gray-3 has-checked:border-accent-7 has-checked:bg-accent-3 has-checked:text-accent-11 has-focus-visible:outline-2 has-focus-visible:outline-accent-9"
					key={filter}
				>
					<input
						checked={filter === choice.filter}
						className="sr-only"
						name="contact-filter"
						onChange={() => choose({ ...choice, filter })}
						type="radio"
						value={filter}
					/>
					{t.filters[filter]}
					{filter === "unread" ? <UnreadCount /> : null}
				</label>
			))}
			<LabelChoice list={list} />
		</fieldset>
	);
}

/** The number of conversations with unread messages, as in the tab's title. */
function UnreadCount() {
	const format = useFormat();
	const { unreadConversations } = useInboxParts();
	if (unreadConversations === 0) return null;
	return (
		<span className="tabular">
			{unreadConversations > 99 ? "99+" : format.number(unreadConversations)}
		</span>
	);
}

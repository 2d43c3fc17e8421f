import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { CONTACT_FILTERS, WHOLE_LIST } from "#app/domain/inbox/contact-filter.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useInboxParts } from "./inbox-context.ts";
import type { InboxList } from "./use-inbox-list.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";

/** A search is over everything; the chips choose a part. */
const CHOSEN = CONTACT_FILTERS.filter((filter) => filter !== WHOLE_LIST.filter);

/** Which conversations the list shows. One choice, so radio buttons that look like chips. */
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

/** The same number as in the tab: conversations with something unread. */
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

/** Labels, where any conversation in sight has one; all of the workspace's once it is gone to. */
function LabelChoice({ list }: { list: InboxList }) {
	const t = useInboxStrings();
	const { store } = useInboxParts();
	const { choice, choose, shown } = list;
	const [isWanted, setIsWanted] = useState(false);
	const { data } = useQuery({
		queryKey: ["inbox-labels"],
		queryFn: ({ signal }) => store.api.listLabels(signal),
		enabled: isWanted,
	});
	const seen = shown.contacts.flatMap(({ conversation }) => conversation?.labels ?? []);
	const own = choice.label === null ? [] : [choice.label];
	const labels = [...new Set([...own, ...(data ?? []), ...seen])].toSorted((a, b) =>
		a.localeCompare(b),
	);
	if (labels.length === 0) return null;
	return (
		<select
			aria-label={t.filters.byLabel}
			className="h-7 min-w-0 max-w-36 shrink truncate rounded-full border border-line bg-panel px-2 text-xs font-medium text-gray-11 outline-none hover:bg-gray-3 focus-visible:outline-2 focus-visible:outline-accent-9 data-chosen:border-accent-7 data-chosen:bg-accent-3 data-chosen:text-accent-11"
			data-chosen={choice.label === null ? undefined : ""}
			onChange={({ target }) => choose({ ...choice, label: target.value || null })}
			onFocus={() => setIsWanted(true)}
			onPointerEnter={() => setIsWanted(true)}
			value={choice.label ?? ""}
		>
			<option value="">{t.filters.anyLabel}</option>
			{labels.map((label) => (
				<option key={label} value={label}>
					{label}
				</option>
			))}
		</select>
	);
}

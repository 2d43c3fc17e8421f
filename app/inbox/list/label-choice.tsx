import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { InboxList } from "./use-inbox-list.ts";

/**
 * Chooses a label to filter by. Hidden where no loaded conversation has one; all labels of the
 * workspace are loaded on focus.
 */
export function LabelChoice({ list }: { list: InboxList }) {
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

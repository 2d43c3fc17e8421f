import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import type { ListFilter } from "./filters.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const DEBOUNCE_MS = 250;

/**
 * The search box of the list, which is searched once typing pauses. ArrowDown goes into the list, Enter opens its first
 * conversation, also while it is still searched.
 */
export function ListSearch(props: {
	filter: ListFilter;
	/** The list shows what was found. */
	isFound: boolean;
	onFilter: (filter: ListFilter) => void;
	onFirst: () => void;
}) {
	const t = useStrings({ pt, en }).filters;
	const { filter, isFound } = props;
	const [text, setText] = useState(filter.q);
	const [seenQ, setSeenQ] = useState(filter.q);
	/** Words on their way into the address: when they arrive, what was typed meanwhile stays. */
	const [asked, setAsked] = useState<readonly string[]>([]);
	const isAwaited = useRef(false);
	if (seenQ !== filter.q) {
		setSeenQ(filter.q);
		setAsked(asked.slice(asked.indexOf(filter.q) + 1));
		// The address changed otherwise: by going back, or by clearing the filters.
		if (!asked.includes(filter.q) && text.trim() !== filter.q) setText(filter.q);
	}
	const search = (q: string): void => {
		if (q === filter.q) return;
		setAsked([...asked, q]);
		props.onFilter({ ...filter, q });
	};
	const searchLate = useEffectEvent(search);
	const openFirst = useEffectEvent(props.onFirst);
	useEffect(() => {
		const timer = setTimeout(() => searchLate(text.trim()), text === "" ? 0 : DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	useEffect(() => {
		if (!isAwaited.current || !isFound || filter.q !== text.trim()) return;
		isAwaited.current = false;
		openFirst();
	}, [filter.q, isFound, text]);
	const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
		if (event.key === "ArrowDown" && focusFirst()) event.preventDefault();
		if (event.key !== "Enter" || text.trim() === "") return;
		event.preventDefault();
		if (filter.q === text.trim() && isFound) return props.onFirst();
		isAwaited.current = true;
		search(text.trim());
	};
	return (
		<SearchBox
			clearLabel={t.clearSearch}
			label={t.search}
			onKey={onKey}
			onText={(typed) => {
				isAwaited.current = false;
				setText(typed);
			}}
			text={text}
		/>
	);
}

/** Focuses the list's tab stop; false when there is none. */
function focusFirst(): boolean {
	const first = document.querySelector<HTMLElement>("[data-contact-id][tabindex='0']");
	first?.focus();
	return first !== null;
}

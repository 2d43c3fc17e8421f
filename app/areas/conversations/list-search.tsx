import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
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
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "Escape") setText("");
		if (event.key === "ArrowDown" && focusFirst()) event.preventDefault();
		if (event.key !== "Enter" || text.trim() === "") return;
		event.preventDefault();
		if (filter.q === text.trim() && isFound) return props.onFirst();
		isAwaited.current = true;
		search(text.trim());
	};
	return (
		<search className="relative block shrink-0 px-3 pb-2">
			<Search
				aria-hidden="true"
				className="pointer-events-none absolute top-2.5 left-6 text-gray-11"
				size={16}
				strokeWidth={1.75}
			/>
			<input
				aria-label={t.search}
				autoComplete="off"
				className="h-9 w-full rounded-control border border-transparent bg-gray-3 pr-9 pl-9 text-base text-gray-12 outline-none placeholder:text-gray-11 hover:bg-gray-4 focus:border-accent-9 focus:bg-panel focus:ring-2 focus:ring-accent-6 md:text-[13px]"
				data-contact-search
				enterKeyHint="search"
				onChange={(event) => {
					isAwaited.current = false;
					setText(event.target.value);
				}}
				onKeyDown={onKeyDown}
				placeholder={t.search}
				type="text"
				value={text}
			/>
			{text === "" ? null : (
				<span className="absolute top-0.5 right-3.5">
					<IconButton label={t.clearSearch} onClick={() => setText("")}>
						<X aria-hidden="true" size={16} />
					</IconButton>
				</span>
			)}
		</search>
	);
}

/** Focuses the list's tab stop; false when there is none. */
function focusFirst(): boolean {
	const first = document.querySelector<HTMLElement>("[data-contact-id][tabindex='0']");
	first?.focus();
	return first !== null;
}

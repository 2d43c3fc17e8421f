import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useInboxStrings } from "../use-inbox-strings.ts";

const DEBOUNCE_MS = 200;

/**
 * The search box. `onSearch` gets the trimmed text once typing pauses. ArrowDown moves into the
 * list, Enter to its first entry, also while results are still loading.
 */
export function ContactSearch(props: {
	onSearch: (q: string) => void;
	/** The words that the shown list was found by; null while the search is under way. */
	found: string | null;
	onFirst: () => void;
}) {
	const t = useInboxStrings();
	const { found, onSearch } = props;
	const [text, setText] = useState("");
	const awaited = useRef<string | null>(null);
	const openFirst = useEffectEvent(props.onFirst);
	useEffect(() => {
		if (found === null || awaited.current !== found) return;
		awaited.current = null;
		openFirst();
	}, [found]);
	const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
		if (event.key === "ArrowDown" && focusFirst()) event.preventDefault();
		if (event.key !== "Enter" || text.trim() === "") return;
		event.preventDefault();
		if (found === text.trim()) return props.onFirst();
		awaited.current = text.trim();
		onSearch(text.trim());
	};
	useEffect(() => {
		const q = text.trim();
		// Clearing acts at once: the whole list is already loaded.
		const timer = setTimeout(() => onSearch(q), q === "" ? 0 : DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [text, onSearch]);
	return (
		<SearchBox
			clearLabel={t.contacts.clearSearch}
			label={t.contacts.search}
			onKey={onKey}
			onText={(typed) => {
				awaited.current = null;
				setText(typed);
			}}
			text={text}
		/>
	);
}

/** Focuses the list's tab stop, or else the first found message. False when there is neither. */
function focusFirst(): boolean {
	const first = document.querySelector<HTMLElement>("[data-contact-id], [data-hit]");
	first?.focus();
	return first !== null;
}

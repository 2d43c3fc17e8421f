import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
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
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "Escape") setText("");
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
		<search className="relative block px-3 pb-2">
			<Search
				aria-hidden="true"
				className="pointer-events-none absolute left-6 top-2.5 text-gray-11"
				size={16}
				strokeWidth={1.75}
			/>
			<input
				aria-label={t.contacts.search}
				data-contact-search
				autoComplete="off"
				className="h-9 w-full rounded-control border border-transparent bg-gray-3 pl-9 pr-9 text-base text-gray-12 outline-none placeholder:text-gray-11 hover:bg-gray-4 focus:border-accent-9 focus:bg-panel focus:ring-2 focus:ring-accent-6 md:text-[13px]"
				enterKeyHint="search"
				onChange={(event) => {
					awaited.current = null;
					setText(event.target.value);
				}}
				onKeyDown={onKeyDown}
				placeholder={t.contacts.search}
				type="text"
				value={text}
			/>
			{text === "" ? null : (
				<span className="absolute right-3.5 top-0.5">
					<IconButton label={t.contacts.clearSearch} onClick={() => setText("")}>
						<X aria-hidden="true" size={16} />
					</IconButton>
				</span>
			)}
		</search>
	);
}

/** Focuses the list's tab stop, or else the first found message. False when there is neither. */
function focusFirst(): boolean {
	const first = document.querySelector<HTMLElement>("[data-contact-id], [data-hit]");
	first?.focus();
	return first !== null;
}

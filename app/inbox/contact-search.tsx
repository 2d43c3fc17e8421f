import { Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useInboxStrings } from "./use-inbox-strings.ts";

const DEBOUNCE_MS = 200;

/** The search box; `onSearch` hears the trimmed text once the typing rests. */
export function ContactSearch({ onSearch }: { onSearch: (q: string) => void }) {
	const t = useInboxStrings();
	const [text, setText] = useState("");
	useEffect(() => {
		const q = text.trim();
		// Clearing acts at once: the whole list is already there.
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
				onChange={(event) => setText(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === "Escape") setText("");
				}}
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

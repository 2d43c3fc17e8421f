import { Search, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "./icon-button.tsx";

/** The search box above a list; the key that searches finds it by `data-contact-search`. Escape clears it. */
export function SearchBox(props: {
	label: string;
	clearLabel: string;
	text: string;
	onText: (text: string) => void;
	/** Every key but Escape and those of an input method. */
	onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}) {
	const { label, text, onText } = props;
	return (
		<search className="relative block shrink-0 px-3 pb-2">
			<Search
				aria-hidden="true"
				className="pointer-events-none absolute top-2.5 left-6 text-gray-11"
				size={16}
				strokeWidth={1.75}
			/>
			<input
				aria-label={label}
				autoComplete="off"
				className="h-9 w-full rounded-control border border-transparent bg-gray-3 pr-9 pl-9 text-base text-gray-12 outline-none placeholder:text-gray-11 hover:bg-gray-4 focus:border-accent-9 focus:bg-panel focus:ring-2 focus:ring-accent-6 md:text-[13px]"
				data-contact-search
				enterKeyHint="search"
				onChange={(event) => onText(event.target.value)}
				onKeyDown={(event) => {
					if (event.nativeEvent.isComposing) return;
					if (event.key === "Escape") onText("");
					else props.onKey(event);
				}}
				placeholder={label}
				type="text"
				value={text}
			/>
			{text === "" ? null : (
				<span className="absolute top-0.5 right-3.5">
					<IconButton label={props.clearLabel} onClick={() => onText("")}>
						<X aria-hidden="true" size={16} />
					</IconButton>
				</span>
			)}
		</search>
	);
}

import { Search } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Opens the palette: by a click, Enter, or typing, which continues in the palette. On a phone a
 * button. `onNear` is called on hover.
 */
export function SearchBox(props: {
	onOpen: (typed: string) => void;
	onNear: () => void;
	/** In a bar that it shares: 28 px instead of 36. */
	isLow: boolean;
}) {
	const t = useStrings({ pt, en }).search;
	return (
		<search
			className={`max-md:ml-auto md:flex-1 ${props.isLow ? "md:min-w-28 md:max-w-52 xl:max-w-60 2xl:max-w-85" : "md:min-w-40 md:max-w-85"}`}
		>
			<IconButton
				aria-haspopup="dialog"
				className="md:!hidden"
				label={t.label}
				onClick={() => props.onOpen("")}
				onPointerEnter={props.onNear}
				side="bottom"
			>
				<Search aria-hidden="true" size={18} strokeWidth={1.75} />
			</IconButton>
			<span className="relative hidden md:block">
				<Search
					aria-hidden="true"
					className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-gray-10"
					size={16}
					strokeWidth={1.75}
				/>
				<input
					aria-haspopup="dialog"
					aria-keyshortcuts="Control+K Meta+K"
					aria-label={t.label}
					autoComplete="off"
					className={`${props.isLow ? "h-7" : "h-9"} w-full cursor-pointer text-ellipsis rounded-control border border-gray-7 bg-page pr-11 pl-8.5 text-[13px] text-gray-12 outline-none transition-colors duration-150 placeholder:text-gray-11 hover:border-gray-8 focus:border-accent-9 focus:ring-2 focus:ring-accent-6`}
					id="busca"
					onChange={(event) => props.onOpen(event.target.value)}
					onClick={() => props.onOpen("")}
					onKeyDown={(event) => {
						if (event.key === "Enter" || event.key === "ArrowDown") props.onOpen("");
					}}
					onPointerEnter={props.onNear}
					placeholder={t.placeholder}
					type="text"
					// Typing continues in the palette.
					value=""
				/>
				<kbd
					aria-hidden="true"
					className="pointer-events-none absolute inset-y-0 right-2 my-auto flex h-5 items-center rounded border border-gray-6 bg-panel px-1.5 font-sans text-[11px] text-gray-11"
				>
					{t.shortcut}
				</kbd>
			</span>
		</search>
	);
}

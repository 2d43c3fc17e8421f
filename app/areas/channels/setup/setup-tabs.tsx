import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { scrollRowTo } from "#app/ui/scroll-row.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TABS, tabOf } from "./tabs.ts";

/** The WhatsApp pages as tabs of one: links, in a row that scrolls sideways where it does not fit. */
export function SetupTabs() {
	const t = useStrings({ pt, en });
	const current = tabOf(useLocation().pathname);
	const row = useRef<HTMLUListElement>(null);
	// On a phone the row is wider than the screen.
	useEffect(() => {
		const open = row.current?.querySelector<HTMLElement>("[aria-current=page]");
		if (row.current && open) scrollRowTo(row.current, open);
	}, [current]);
	return (
		<nav aria-label={t.label} className="mx-auto w-full max-w-6xl px-4 pt-4 md:px-8 md:pt-6">
			<ul
				className="-mx-4 flex overflow-x-auto overflow-y-hidden border-b border-line px-2 [scrollbar-width:none] md:mx-0 md:px-0"
				ref={row}
			>
				{TABS.map(({ name, to }) => (
					<li className="shrink-0" key={name}>
						<Link
							aria-current={name === current ? "page" : undefined}
							className="focus-ring flex h-10 items-center rounded-control border-b-2 border-transparent px-3 font-medium text-gray-11 hover:text-gray-12 aria-[current=page]:rounded-b-none aria-[current=page]:border-accent-9 aria-[current=page]:text-gray-12"
							prefetch="intent"
							to={to}
						>
							{t.tabs[name]}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

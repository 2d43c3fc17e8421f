import { href, NavLink } from "react-router";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Tabs between the two admin pages, with the number of waiting items. */
export function AdminPages({ keptEvents }: { keptEvents: number }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const pages = [
		{ to: href("/admin/dead-letters"), title: t.title, count: 0 },
		{ to: href("/admin/events"), title: t.kept.title, count: keptEvents },
	];
	return (
		<nav aria-label={t.sections} className="mb-5 flex gap-5 overflow-x-auto border-b border-line">
			{pages.map(({ to, title, count }) => (
				<NavLink
					className="focus-ring -mb-px inline-flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-sm text-gray-11 hover:text-gray-12 aria-[current]:border-accent-9 aria-[current]:font-medium aria-[current]:text-gray-12"
					key={to}
					to={to}
				>
					{title}
					{count > 0 ? (
						<span className="tabular rounded-full bg-amber-4 px-2 text-xs font-medium text-amber-12">
							{format.number(count)}
						</span>
					) : null}
				</NavLink>
			))}
		</nav>
	);
}

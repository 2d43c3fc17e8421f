import { href, NavLink } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./installation-pages.en.ts";
import { pt } from "./installation-pages.pt.ts";

/** Tabs between the pages of an installation's administrators, which stand in several areas. */
export function InstallationPages() {
	const t = useStrings({ pt, en });
	const pages = [
		{ to: href("/setup"), title: t.setup },
		{ to: href("/admin/health"), title: t.health },
		{ to: href("/admin/costs"), title: t.costs },
	];
	return (
		<nav aria-label={t.label} className="mb-5 flex gap-5 overflow-x-auto border-b border-line">
			{pages.map(({ to, title }) => (
				<NavLink
					className="focus-ring -mb-px inline-flex h-10 shrink-0 items-center border-b-2 border-transparent text-sm text-gray-11 hover:text-gray-12 aria-[current]:border-accent-9 aria-[current]:font-medium aria-[current]:text-gray-12"
					key={to}
					to={to}
				>
					{title}
				</NavLink>
			))}
		</nav>
	);
}

import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { Link, useLocation, useMatches } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ownLabels } from "#app/ui/shell-handle.ts";
import { computeTrail } from "./breadcrumb-trail.ts";
import { en as enNames } from "./page-names.en.ts";
import { pt as ptNames } from "./page-names.pt.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The breadcrumbs in one line. A phone shows the page and the one above it, and so does the bar of an inbox. */
export function Breadcrumbs({ className, isShort }: { className: string; isShort: boolean }) {
	const hidden = isShort ? "hidden" : "max-sm:hidden";
	const t = useStrings({ pt, en }).breadcrumbs;
	const names = useStrings({ pt: ptNames, en: enNames });
	const { pathname, search } = useLocation();
	const own = ownLabels(useMatches(), new URLSearchParams(search));
	const trail = computeTrail(pathname, t.root, names, own);
	return (
		<nav aria-label={t.label} className={`min-w-0 text-[13px] text-gray-11 ${className}`}>
			<ol className="flex min-w-0 items-center gap-1">
				{trail.map((crumb, index) => (
					<Fragment key={`${index} ${crumb.label}`}>
						{index === 0 ? null : (
							<li
								aria-hidden="true"
								className={`shrink-0 text-gray-9 ${index < trail.length - 1 ? hidden : ""}`}
							>
								<ChevronRight size={14} strokeWidth={1.75} />
							</li>
						)}
						<li
							className={`min-w-0 truncate last:font-medium last:text-gray-12 ${index < trail.length - 2 ? hidden : ""}`}
						>
							{crumb.to === null ? (
								<span aria-current={index === trail.length - 1 ? "page" : undefined}>
									<bdi>{crumb.label}</bdi>
								</span>
							) : (
								<Link
									className="focus-ring rounded-sm py-1 hover:text-gray-12 hover:underline underline-offset-2"
									to={crumb.to}
								>
									<bdi>{crumb.label}</bdi>
								</Link>
							)}
						</li>
					</Fragment>
				))}
			</ol>
		</nav>
	);
}

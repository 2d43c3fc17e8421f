import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { hrefWithFilter, type ListFilter } from "./filters.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Entries of the views under a title. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="mt-4">
			<p className="px-2 pb-1 text-xs font-medium text-gray-11">{title}</p>
			<ul>{children}</ul>
		</section>
	);
}

/** A view as a link, with how many conversations it has. */
export function Entry(props: {
	filter: ListFilter;
	icon: ReactNode;
	count: number | null;
	/** How the count is read out; "3 conversas" when left out. */
	countWords?: (count: string, isOne: boolean) => string;
	isPresent: boolean;
	/** More than none is a reason to look. */
	isUrgent?: boolean;
	onPick?: (() => void) | undefined;
	children: ReactNode;
	/** What can be done with the view itself; shown over the end of its row. */
	actions?: ReactNode;
}) {
	const t = useStrings({ pt, en }).views;
	const format = useFormat();
	const { count, isPresent, countWords = t.count } = props;
	return (
		<li className="group relative">
			<Link
				aria-current={isPresent ? "page" : undefined}
				className={`focus-ring flex h-8 items-center gap-2 rounded-control px-2 text-[13px] ${isPresent ? "bg-accent-3 font-medium text-accent-11" : "text-gray-12 hover:bg-gray-3"}`}
				onClick={props.onPick}
				preventScrollReset
				to={hrefWithFilter("/conversations", props.filter)}
			>
				<span className={`shrink-0 ${isPresent ? "" : "text-gray-11"}`}>{props.icon}</span>
				<span className="min-w-0 flex-1 truncate">{props.children}</span>
				{count ? (
					<span
						className={`tabular shrink-0 text-xs ${props.isUrgent ? "font-medium text-amber-11" : isPresent ? "" : "text-gray-11"}`}
					>
						<span aria-hidden="true">{format.number(count)}</span>
						<span className="sr-only">{countWords(format.number(count), count === 1)}</span>
					</span>
				) : null}
			</Link>
			{props.actions ? (
				<div className="absolute top-0 right-0 rounded-control bg-panel opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-[[data-state=open]]:opacity-100 pointer-coarse:opacity-100">
					{props.actions}
				</div>
			) : null}
		</li>
	);
}

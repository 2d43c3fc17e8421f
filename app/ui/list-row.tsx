import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePrefetch } from "./use-online.ts";

/**
 * A row of a list, 56 px high: mark, name, second line and something at the right. The whole row is
 * the link.
 */
export function ListRow(props: {
	to: string;
	mark: ReactNode;
	name: string;
	detail: ReactNode;
	aside?: ReactNode;
}) {
	const prefetch = usePrefetch();
	return (
		<li className="group relative flex min-h-14 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 hover:bg-gray-2">
			{props.mark}
			<div className="min-w-0 flex-1">
				<Link
					className="block truncate font-medium text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
					prefetch={prefetch}
					to={props.to}
				>
					<bdi>{props.name}</bdi>
				</Link>
				<p className="tabular truncate text-[13px] text-gray-11">{props.detail}</p>
			</div>
			{props.aside}
		</li>
	);
}

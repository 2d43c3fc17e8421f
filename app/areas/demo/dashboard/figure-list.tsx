import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";

interface FigureListRow {
	/** Left out where names are unique. */
	id?: string;
	name: string;
	detail: string;
	icon: LucideIcon;
	/** At the right of the status. */
	time?: string;
	status: ReactNode;
	/** Where the row leads; a sample leads nowhere. */
	to?: string;
}

/** Rows with a name, figures and a status. @param empty stands in their place while there are none */
export function FigureList(props: { title: string; rows: FigureListRow[]; empty?: ReactNode }) {
	const { title, rows } = props;
	return (
		<Card className="overflow-hidden">
			<h2 className="border-b border-line px-4 py-3 text-base font-semibold">{title}</h2>
			{rows.length === 0 ? props.empty : null}
			<ul>
				{rows.map((row) => (
					<li
						className="relative flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0 has-[a]:hover:bg-gray-2"
						key={row.id ?? row.name}
					>
						<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-gray-3 text-gray-11">
							<row.icon aria-hidden="true" size={18} strokeWidth={1.75} />
						</span>
						<div className="min-w-0 flex-1 basis-40">
							<p className="tabular font-medium text-gray-12">
								<RowName name={row.name} to={row.to} />
							</p>
							<p className="tabular text-[13px] text-gray-11">{row.detail}</p>
						</div>
						{row.time ? <span className="tabular text-xs text-gray-11">{row.time}</span> : null}
						<span className="flex flex-wrap gap-1.5">{row.status}</span>
					</li>
				))}
			</ul>
		</Card>
	);
}

function RowName({ name, to }: { name: string; to: string | undefined }) {
	if (to === undefined) return <bdi>{name}</bdi>;
	return (
		<Link
			className="outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
			prefetch="intent"
			to={to}
		>
			<bdi>{name}</bdi>
		</Link>
	);
}

/** A row of figures above a list. */
export function FigureRow({ children }: { children: ReactNode }) {
	return (
		<div className="mb-6 grid [grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 sm:gap-4">
			{children}
		</div>
	);
}

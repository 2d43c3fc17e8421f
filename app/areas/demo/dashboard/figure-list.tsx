import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

export interface SampleRow {
	name: string;
	detail: string;
	icon: LucideIcon;
	/** At the right of the status. */
	time?: string;
	status: ReactNode;
}

/** Rows of samples; they lead nowhere, so they are no links. */
export function SampleList({ title, rows }: { title: string; rows: SampleRow[] }) {
	return (
		<Card className="overflow-hidden">
			<h2 className="border-b border-line px-4 py-3 text-base font-semibold">{title}</h2>
			<ul>
				{rows.map((row) => (
					<li
						className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0"
						key={row.name}
					>
						<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-gray-3 text-gray-11">
							<row.icon aria-hidden="true" size={18} strokeWidth={1.75} />
						</span>
						<div className="min-w-0 flex-1 basis-40">
							<p className="tabular font-medium text-gray-12">{row.name}</p>
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

/** A row of figures above a list. */
export function FigureRow({ children }: { children: ReactNode }) {
	return (
		<div className="mb-6 grid [grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 sm:gap-4">
			{children}
		</div>
	);
}

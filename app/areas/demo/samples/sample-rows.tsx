import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

/** Rows of a sample screen: name, detail, and status at the right. */
export function SampleRows(props: {
	title: string;
	icon: LucideIcon;
	rows: { name: string; detail: string; aside: ReactNode }[];
}) {
	const Icon = props.icon;
	return (
		<Card className="overflow-hidden">
			<h2 className="border-b border-line px-4 py-3 text-base font-semibold">{props.title}</h2>
			<ul>
				{props.rows.map((row) => (
					<li
						className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0"
						key={row.name}
					>
						<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-gray-3 text-gray-11">
							<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
						</span>
						<div className="min-w-0 flex-1 basis-44">
							<p className="font-medium text-gray-12">{row.name}</p>
							<p className="tabular text-[13px] text-gray-11">{row.detail}</p>
						</div>
						<span className="flex flex-wrap items-center gap-2">{row.aside}</span>
					</li>
				))}
			</ul>
		</Card>
	);
}

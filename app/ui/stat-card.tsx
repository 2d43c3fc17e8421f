import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A figure with its label, an optional detail and a muted icon. */
export function StatCard(props: {
	label: string;
	value: string;
	/** One line under the label: "+0.8 este mês". */
	detail?: ReactNode;
	icon: LucideIcon;
	tone?: "good" | "warning" | undefined;
}) {
	const Icon = props.icon;
	const tone =
		props.tone === "good"
			? "bg-green-3 text-green-11"
			: props.tone === "warning"
				? "bg-amber-3 text-amber-11"
				: "bg-gray-3 text-gray-11";
	return (
		<div className="flex items-center gap-4 rounded-card border border-line bg-panel px-3 py-3 sm:p-4">
			<span
				className={`hidden size-10 shrink-0 sm:flex items-center justify-center rounded-control ${tone}`}
			>
				<Icon aria-hidden="true" size={20} strokeWidth={1.75} />
			</span>
			<p className="flex min-w-0 flex-col-reverse">
				{props.detail ? <span className="text-xs text-gray-11">{props.detail}</span> : null}
				<span className="text-xs text-gray-11 sm:text-[13px]">{props.label}</span>
				<span className="tabular text-2xl/7 font-semibold tracking-tight text-gray-12 [overflow-wrap:anywhere]">
					{props.value}
				</span>
			</p>
		</div>
	);
}

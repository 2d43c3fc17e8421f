import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/**
 * Replaces an empty list: what is missing, the one action that helps, and what will appear here.
 */
export function EmptyState(props: {
	icon: LucideIcon;
	title: string;
	/** What will appear here. */
	children?: ReactNode;
	action?: ReactNode;
}) {
	const Icon = props.icon;
	return (
		<div className="flex flex-col items-center gap-3 px-6 py-12 text-center">
			<span className="flex size-14 items-center justify-center rounded-full bg-accent-3 text-accent-11">
				<Icon aria-hidden="true" size={24} strokeWidth={1.75} />
			</span>
			<p className="text-base font-semibold text-gray-12">{props.title}</p>
			{props.children ? (
				<div className="max-w-[52ch] text-gray-11 text-pretty">{props.children}</div>
			) : null}
			{props.action ? <div className="mt-2">{props.action}</div> : null}
		</div>
	);
}

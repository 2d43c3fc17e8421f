import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

/**
 * A choice from a known list: the native element, so that phones show their own. 40 px high like
 * other fields; compact, 32 px, beside buttons.
 */
export function Select({
	className = "",
	isCompact = false,
	...rest
}: ComponentProps<"select"> & { isCompact?: boolean }) {
	return (
		<span className={`relative block ${className}`}>
			<select
				{...rest}
				className={`${isCompact ? "h-8" : "h-10"} w-full appearance-none truncate rounded-control border border-gray-8 bg-panel pr-9 pl-3 text-base text-gray-12 outline-none hover:border-gray-9 focus:border-accent-9 focus:ring-2 focus:ring-accent-6 md:text-sm`}
			/>
			<ChevronDown
				aria-hidden="true"
				className="pointer-events-none absolute inset-y-0 right-3 my-auto text-gray-11"
				size={16}
				strokeWidth={1.75}
			/>
		</span>
	);
}

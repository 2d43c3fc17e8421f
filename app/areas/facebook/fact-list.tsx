import type { ReactNode } from "react";

/** Name and value pairs, one row each; long values wrap. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
	return (
		<dl className="mt-4 flex flex-col gap-1.5 text-[13px]">
			{facts.map(([name, value]) => (
				<div className="flex items-baseline justify-between gap-4" key={name}>
					<dt className="shrink-0 text-gray-11">{name}</dt>
					<dd className="tabular min-w-0 text-right [overflow-wrap:anywhere] text-gray-12">
						{value}
					</dd>
				</div>
			))}
		</dl>
	);
}

import type { ReactNode } from "react";
import { UnverifiedMark } from "./unverified-mark.tsx";

/** One fact of a contact, in a list of them (`dl`). */
export function Fact(props: {
	label: string;
	isUnverified?: boolean | undefined;
	/** What changes it, at the right. */
	action?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div>
			<dt className="text-xs text-gray-11">{props.label}</dt>
			<dd className="tabular mt-0.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-gray-12">
				<span className="min-w-0 [overflow-wrap:anywhere]">
					{props.children} {props.isUnverified ? <UnverifiedMark /> : null}
				</span>
				{props.action}
			</dd>
		</div>
	);
}

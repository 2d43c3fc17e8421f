import type { ReactNode } from "react";

/** One part of the dialog under its own heading. */
export function Part(props: { title: string; children: ReactNode }) {
	return (
		<section aria-label={props.title}>
			<h3 className="mb-1.5 text-[13px] font-semibold text-gray-11">{props.title}</h3>
			{props.children}
		</section>
	);
}

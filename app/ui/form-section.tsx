import type { ReactNode } from "react";
import { Card } from "./card.tsx";

/** A part of a form: title, purpose and fields. */
export function FormSection(props: {
	id: string;
	title: string;
	purpose: string;
	aside?: ReactNode;
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={props.id}>
			<Card className="">
				<div className="flex flex-wrap items-start justify-between gap-3 p-4 pb-0 md:p-6 md:pb-0">
					<div className="min-w-0">
						<h2 className="text-base font-semibold text-gray-12" id={props.id}>
							{props.title}
						</h2>
						<p className="mt-0.5 max-w-[65ch] text-[13px] text-gray-11 text-pretty">
							{props.purpose}
						</p>
					</div>
					{props.aside}
				</div>
				<div className="flex flex-col gap-5 p-4 md:p-6">{props.children}</div>
			</Card>
		</section>
	);
}

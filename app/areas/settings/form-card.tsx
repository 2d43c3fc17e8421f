import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

/** A form in a section: title, purpose, fields, and actions below a line. */
export function FormCard(props: {
	title: string;
	purpose: string;
	children: ReactNode;
	actions?: ReactNode;
	/** At the right of the title. */
	aside?: ReactNode;
}) {
	return (
		<Card className="">
			<div className="flex flex-wrap items-start justify-between gap-3 p-4 pb-0 md:p-6 md:pb-0">
				<div className="min-w-0">
					<h3 className="text-base font-semibold text-gray-12">{props.title}</h3>
					<p className="mt-0.5 max-w-[65ch] text-[13px] text-gray-11 text-pretty">
						{props.purpose}
					</p>
				</div>
				{props.aside}
			</div>
			<div className="flex flex-col gap-5 p-4 md:p-6">{props.children}</div>
			{props.actions ? (
				<div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3 md:px-6">
					{props.actions}
				</div>
			) : null}
		</Card>
	);
}

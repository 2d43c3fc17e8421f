import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";

/** One card of the dashboard: title, actions and rows. */
export function HomeCard(props: {
	id: string;
	title: string;
	/** Names the section in the error message: "Erro na {section}". */
	section: string;
	/** The link at the right. */
	more?: { label: string; to: string };
	/** Left of the link: a refresh button, a badge. */
	aside?: ReactNode;
	children: ReactNode;
}) {
	return (
		<Card className="flex min-w-0 flex-col overflow-hidden">
			<section aria-labelledby={props.id} className="flex min-w-0 flex-1 flex-col">
				<header className="flex h-13 shrink-0 items-center gap-2 border-b border-line px-4">
					<h2 className="min-w-0 flex-1 truncate text-[15px] font-semibold" id={props.id}>
						{props.title}
					</h2>
					{props.aside}
					{props.more ? (
						<Link
							className="focus-ring shrink-0 rounded-control text-[13px] font-medium text-accent-11 hover:underline"
							prefetch="intent"
							to={props.more.to}
						>
							{props.more.label}
						</Link>
					) : null}
				</header>
				<SectionBoundary section={props.section}>{props.children}</SectionBoundary>
			</section>
		</Card>
	);
}

/** Shown in a card without rows: smaller than a page's empty state. */
export function EmptyCard(props: { title: string; hint: string; action?: ReactNode }) {
	return (
		<div className="flex flex-1 flex-col items-center justify-center gap-1 px-6 py-8 text-center">
			<p className="font-medium text-gray-12">{props.title}</p>
			<p className="max-w-[44ch] text-[13px] text-gray-11 text-pretty">{props.hint}</p>
			{props.action ? <div className="mt-3">{props.action}</div> : null}
		</div>
	);
}

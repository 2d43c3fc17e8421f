import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SampleBadge } from "#app/ui/sample-badge.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";

export interface Figure {
	label: string;
	value: string;
	detail?: string;
	icon: LucideIcon;
	tone?: "good" | "warning";
}

/** A screen of fixed samples: title with the badge, four figures and its content. */
export function SamplePage(props: {
	title: string;
	purpose: string;
	actions?: ReactNode;
	figures: Figure[];
	children?: ReactNode;
}) {
	return (
		<Page>
			<PageHeader
				actions={props.actions}
				badge={<SampleBadge />}
				purpose={props.purpose}
				title={props.title}
			/>
			<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
				{props.figures.map((figure) => (
					<StatCard key={figure.label} {...figure} />
				))}
			</div>
			{props.children}
		</Page>
	);
}

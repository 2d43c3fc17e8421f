import type { ReactNode } from "react";
import { href, NavLink, useRevalidator } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Example } from "#app/ui/example.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Frame of a dashboard section: title, links to the sections, the workspace's own, and the marked example below it.
 * @param showsExample whether the example stands open (decision 40)
 */
export function DashboardPage(props: {
	title: string;
	purpose: string;
	example: ReactNode;
	showsExample: boolean;
	children: ReactNode;
}) {
	return (
		<Page>
			<PageHeader purpose={props.purpose} title={props.title} />
			<SectionLinks />
			{props.children}
			<Example open={props.showsExample}>{props.example}</Example>
		</Page>
	);
}

/** Error page of a section: its title and a way to try again. */
export function DashboardError({ title }: { title: string }) {
	const t = useStrings({ pt, en });
	const { revalidate, state } = useRevalidator();
	return (
		<Page>
			<PageHeader title={title} />
			<SectionLinks />
			<ErrorState
				onRetry={() => void revalidate()}
				retrying={state === "loading"}
				title={t.failed}
			/>
		</Page>
	);
}

function SectionLinks() {
	const t = useStrings({ pt, en }).nav;
	const sections = [
		{ to: href("/dashboard"), title: t.home },
		{ to: href("/dashboard/overview"), title: t.overview },
		{ to: href("/dashboard/sessions"), title: t.sessions },
		{ to: href("/dashboard/agents"), title: t.agents },
		{ to: href("/dashboard/channels"), title: t.channels },
		{ to: href("/dashboard/numbers"), title: t.numbers },
		{ to: href("/dashboard/alerts"), title: t.alerts },
	];
	return (
		<nav
			aria-label={t.label}
			className="-mx-4 mb-6 overflow-x-auto overflow-y-hidden border-b border-line px-4 md:mx-0 md:px-0"
		>
			<ul className="flex w-max gap-1">
				{sections.map(({ to, title }) => (
					<li key={to}>
						<NavLink
							className="focus-ring -mb-px block rounded-t-control border-b-2 border-transparent px-3 py-2 font-medium text-gray-11 outline-offset-[-2px] hover:text-gray-12 aria-[current=page]:border-accent-9 aria-[current=page]:text-gray-12"
							end
							prefetch="intent"
							preventScrollReset
							to={to}
						>
							{title}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

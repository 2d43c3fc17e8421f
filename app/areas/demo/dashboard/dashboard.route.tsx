import {
	Bot,
	ChevronRight,
	Gauge,
	type LucideIcon,
	MessagesSquare,
	Radio,
	Smartphone,
	TriangleAlert,
} from "lucide-react";
import { href, Link } from "react-router";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { DashboardPage } from "./dashboard-page.tsx";
import { AGENTS, ALERTS, CHANNELS, NUMBERS, OVERVIEW, SESSIONS } from "./demo-content.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const countOf = (items: readonly { status: string }[], status: string): number =>
	items.filter((item) => item.status === status).length;

/** One card for each section, with its main figure. */
export default function DashboardHome() {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const share = (part: number, whole: number, word: string): string =>
		`${format.number(part)}/${format.number(whole)} ${word.toLowerCase()}`;
	const openAlerts = ALERTS.filter((alert) => !alert.isResolved).length;
	const cards: { to: string; title: string; figure: string; detail: string; icon: LucideIcon }[] = [
		{
			to: href("/dashboard/overview"),
			title: t.nav.overview,
			figure: format.number(OVERVIEW.conversations),
			detail: t.overview.conversations,
			icon: Gauge,
		},
		{
			to: href("/dashboard/sessions"),
			title: t.nav.sessions,
			figure: format.number(SESSIONS.length),
			detail: share(countOf(SESSIONS, "active"), SESSIONS.length, t.sessions.status.active),
			icon: MessagesSquare,
		},
		{
			to: href("/dashboard/agents"),
			title: t.nav.agents,
			figure: format.number(AGENTS.length),
			detail: share(countOf(AGENTS, "active"), AGENTS.length, t.agents.status.active),
			icon: Bot,
		},
		{
			to: href("/dashboard/channels"),
			title: t.nav.channels,
			figure: format.number(CHANNELS.length),
			detail: share(countOf(CHANNELS, "online"), CHANNELS.length, t.channels.status.online),
			icon: Radio,
		},
		{
			to: href("/dashboard/numbers"),
			title: t.nav.numbers,
			figure: format.number(NUMBERS.length),
			detail: share(countOf(NUMBERS, "online"), NUMBERS.length, t.numbers.status.online),
			icon: Smartphone,
		},
		{
			to: href("/dashboard/alerts"),
			title: t.nav.alerts,
			figure: format.number(ALERTS.length),
			detail: share(openAlerts, ALERTS.length, t.alerts.open),
			icon: TriangleAlert,
		},
	];
	return (
		<DashboardPage purpose={t.home.purpose} title={t.home.title}>
			<ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
				{cards.map((card) => (
					<SectionCard key={card.to} {...card} />
				))}
			</ul>
		</DashboardPage>
	);
}

function SectionCard(props: {
	to: string;
	title: string;
	figure: string;
	detail: string;
	icon: LucideIcon;
}) {
	const Icon = props.icon;
	return (
		<li className="group relative rounded-card border border-line bg-panel p-4 hover:border-accent-7">
			<div className="flex items-center gap-2.5">
				<span className="flex size-8 items-center justify-center rounded-control bg-accent-3 text-accent-11">
					<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
				</span>
				<h2 className="font-semibold">
					<Link
						className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-9"
						prefetch="intent"
						to={props.to}
					>
						{props.title}
					</Link>
				</h2>
				<ChevronRight
					aria-hidden="true"
					className="ml-auto text-gray-9 group-hover:text-accent-11"
					size={16}
				/>
			</div>
			<p className="tabular mt-4 text-2xl/7 font-semibold tracking-tight">{props.figure}</p>
			<p className="tabular text-[13px] text-gray-11">{props.detail}</p>
		</li>
	);
}

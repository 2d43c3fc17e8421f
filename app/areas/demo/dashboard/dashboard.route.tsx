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
import { isUp } from "#app/domain/channels/uptime.ts";
import { countIn, WHOLE } from "#app/domain/service-figures/sums.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import type { Route } from "./+types/dashboard.route";
import { listAlerts } from "./dashboard-alerts.ts";
import { DashboardError, DashboardPage } from "./dashboard-page.tsx";
import { AGENTS, ALERTS, CHANNELS, NUMBERS, OVERVIEW, SESSIONS } from "./demo-content.ts";
import {
	type Dashboard,
	type DashboardChannel,
	loadDashboard,
	showsExample,
} from "./load-dashboard.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadDashboard(context, "today");

/** The main figure of each section. */
interface Figures {
	overview: number;
	sessions: { total: number; active: number };
	agents: { total: number; active: number };
	channels: { total: number; online: number };
	numbers: { total: number; online: number };
	alerts: { total: number; open: number };
}

const countOf = (items: readonly { status: string }[], status: string): number =>
	items.filter((item) => item.status === status).length;

const SAMPLE: Figures = {
	overview: OVERVIEW.conversations,
	sessions: { total: SESSIONS.length, active: countOf(SESSIONS, "active") },
	agents: { total: AGENTS.length, active: countOf(AGENTS, "active") },
	channels: { total: CHANNELS.length, online: countOf(CHANNELS, "online") },
	numbers: { total: NUMBERS.length, online: countOf(NUMBERS, "online") },
	alerts: { total: ALERTS.length, open: ALERTS.filter((alert) => !alert.isResolved).length },
};

function ownFigures(dashboard: Dashboard): Figures {
	const { report, channels } = dashboard;
	const { open = 0, waiting = 0 } = report.counts;
	const numbers = channels.filter(({ type }) => type === "whatsapp");
	const alerts = listAlerts(dashboard).length;
	return {
		overview: countIn(report.sums[WHOLE], "opened"),
		sessions: { total: open, active: open - waiting },
		agents: { total: report.agents.length, active: countOf(report.agents, "active") },
		channels: { total: channels.length, online: channels.filter(isOnline).length },
		numbers: { total: numbers.length, online: numbers.filter(isOnline).length },
		alerts: { total: alerts, open: alerts },
	};
}

const isOnline = ({ status }: DashboardChannel): boolean => isUp(status);

export default function DashboardHome({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	return (
		<DashboardPage
			example={<Sections figures={SAMPLE} />}
			purpose={t.home.purpose}
			showsExample={showsExample(loaderData)}
			title={t.home.title}
		>
			<Sections figures={ownFigures(loaderData)} />
		</DashboardPage>
	);
}

/** One card for each section, with its main figure. */
function Sections({ figures }: { figures: Figures }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const share = (part: number, whole: number, word: string): string =>
		`${format.number(part)}/${format.number(whole)} ${word.toLowerCase()}`;
	const { sessions, agents, channels, numbers, alerts } = figures;
	const cards: { to: string; title: string; figure: number; detail: string; icon: LucideIcon }[] = [
		{
			to: href("/dashboard/overview"),
			title: t.nav.overview,
			figure: figures.overview,
			detail: t.overview.conversations,
			icon: Gauge,
		},
		{
			to: href("/dashboard/sessions"),
			title: t.nav.sessions,
			figure: sessions.total,
			detail: share(sessions.active, sessions.total, t.sessions.status.active),
			icon: MessagesSquare,
		},
		{
			to: href("/dashboard/agents"),
			title: t.nav.agents,
			figure: agents.total,
			detail: share(agents.active, agents.total, t.agents.status.active),
			icon: Bot,
		},
		{
			to: href("/dashboard/channels"),
			title: t.nav.channels,
			figure: channels.total,
			detail: share(channels.online, channels.total, t.channels.status.online),
			icon: Radio,
		},
		{
			to: href("/dashboard/numbers"),
			title: t.nav.numbers,
			figure: numbers.total,
			detail: share(numbers.online, numbers.total, t.numbers.status.online),
			icon: Smartphone,
		},
		{
			to: href("/dashboard/alerts"),
			title: t.nav.alerts,
			figure: alerts.total,
			detail: share(alerts.open, alerts.total, t.alerts.open),
			icon: TriangleAlert,
		},
	];
	return (
		<ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
			{cards.map((card) => (
				<SectionCard key={card.to} {...card} figure={format.number(card.figure)} />
			))}
		</ul>
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

export function ErrorBoundary() {
	return <DashboardError title={useStrings({ pt, en }).home.title} />;
}

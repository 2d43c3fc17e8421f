import { Bot, CircleDot, CirclePause } from "lucide-react";
import { href } from "react-router";
import { countIn, keyOf } from "#app/domain/service-figures/sums.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Route } from "./+types/agents.route";
import { DashboardError, DashboardPage } from "./dashboard-page.tsx";
import { AGENTS } from "./demo-content.ts";
import { FigureList, FigureRow } from "./figure-list.tsx";
import { loadDashboard, showsExample } from "./load-dashboard.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadDashboard(context, "today");

export default function AgentsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).agents;
	const { agents, sums } = loaderData.report;
	const rows = agents.map(({ id, name, status }) => {
		const own = sums[keyOf("agent", id)];
		return {
			id,
			name,
			detail: t.closed(countIn(own, "opened"), countIn(own, "alone"), countIn(own, "closed")),
			icon: Bot,
			status: <AgentBadge isActive={status === "active"} />,
			to: href("/agents/:id", { id }),
		};
	});
	return (
		<DashboardPage
			example={<SampleAgents />}
			purpose={t.purpose}
			showsExample={showsExample(loaderData) || agents.length === 0}
			title={t.title}
		>
			<Cards
				active={agents.filter(({ status }) => status === "active").length}
				total={agents.length}
			/>
			<FigureList
				empty={
					<EmptyState icon={Bot} title={t.none}>
						{t.noneText}
					</EmptyState>
				}
				rows={rows}
				title={t.title}
			/>
		</DashboardPage>
	);
}

function SampleAgents() {
	const t = useStrings({ pt, en }).agents;
	const format = useFormat();
	return (
		<>
			<Cards
				active={AGENTS.filter(({ status }) => status === "active").length}
				total={AGENTS.length}
			/>
			<FigureList
				rows={AGENTS.map(({ kind, conversations, solved, status }) => ({
					name: t.names[kind],
					detail: t.detail(format.number(conversations), format.percent(solved)),
					icon: Bot,
					status: <AgentBadge isActive={status === "active"} />,
				}))}
				title={t.title}
			/>
		</>
	);
}

function Cards({ total, active }: { total: number; active: number }) {
	const t = useStrings({ pt, en }).agents;
	const format = useFormat();
	return (
		<FigureRow>
			<StatCard icon={Bot} label={t.total} value={format.number(total)} />
			<StatCard
				icon={CircleDot}
				label={t.status.active}
				tone="good"
				value={format.number(active)}
			/>
			<StatCard icon={CirclePause} label={t.status.paused} value={format.number(total - active)} />
		</FigureRow>
	);
}

function AgentBadge({ isActive }: { isActive: boolean }) {
	const { status } = useStrings({ pt, en }).agents;
	return (
		<StatusBadge tone={isActive ? "good" : "neutral"}>
			{isActive ? status.active : status.paused}
		</StatusBadge>
	);
}

export function ErrorBoundary() {
	return <DashboardError title={useStrings({ pt, en }).agents.title} />;
}

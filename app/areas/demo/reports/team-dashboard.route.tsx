import { Activity, CalendarCheck, Clock, Users } from "lucide-react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { TeamFigures } from "#app/contracts/reports.ts";
import { type Role, ROLES } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChartCard } from "#app/ui/chart-card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Example } from "#app/ui/example.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { Breakdown } from "../service/breakdown.tsx";
import type { Route } from "./+types/team-dashboard.route";
import { sampleActions } from "./demo-content.ts";
import { ReportsError } from "./reports-error.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SPAN = 30;

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { reports } = context.get(servicesContext);
	const [team, service] = await Promise.all([
		reports.team(signedIn, SPAN),
		reports.service(signedIn, reports.period({ days: null, from: null, to: null })),
	]);
	return { team, service, memberId: signedIn.member.id };
}

export default function TeamDashboardPage({ loaderData }: Route.ComponentProps) {
	const { team, service, memberId } = loaderData;
	const words = useStrings({ pt, en });
	const t = words.team;
	const format = useFormat();
	const actions = team.days.reduce((sum, day) => sum + day.actions, 0);
	return (
		<Page>
			<PageHeader
				actions={
					<Button asChild>
						<Link to={href("/team")}>{t.toTeam}</Link>
					</Button>
				}
				purpose={t.purpose}
				title={t.title}
			/>
			<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
				<StatCard icon={Users} label={t.members} value={format.number(team.members)} />
				<StatCard
					icon={CalendarCheck}
					label={t.seenToday}
					tone="good"
					value={format.number(team.seenToday)}
				/>
				<StatCard icon={Clock} label={t.seenWeek} value={format.number(team.seenThisWeek)} />
				<StatCard
					detail={words.span.last(SPAN)}
					icon={Activity}
					label={t.actions}
					value={format.number(actions)}
				/>
			</div>
			<div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
				<ActionChart days={team.days} />
				<div className="flex flex-col gap-4">
					<RoleCard roles={team.roles} />
					<BusiestCard busiest={team.busiest} />
				</div>
			</div>
			<div className="mt-4 flex flex-col gap-4">
				{(["member", "department"] as const).map((split) => (
					<Breakdown channels={[]} key={split} memberId={memberId} report={service} split={split} />
				))}
			</div>
			<Example open={actions === 0 || service.isDemonstration}>
				<ActionChart days={sampleActions(team.days.map(({ day }) => day))} />
			</Example>
		</Page>
	);
}

function ActionChart({ days }: Pick<TeamFigures, "days">) {
	const words = useStrings({ pt, en });
	const format = useFormat();
	return (
		<ChartCard
			groupTitle={words.traffic.day}
			groups={days.map(({ day, actions }) => ({
				label: format.calendarDay(day),
				values: [actions],
			}))}
			series={[words.team.actions]}
			title={words.team.actionsPerDay}
		/>
	);
}

function RoleCard({ roles }: { roles: Record<Role, number> }) {
	const t = useStrings({ pt, en }).team;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const format = useFormat();
	return (
		<Card className="p-4 md:p-5">
			<h2 className="text-base font-semibold">{t.roles}</h2>
			<dl className="mt-3 flex flex-col gap-2">
				{ROLES.map((role) => (
					<div className="flex items-baseline justify-between gap-3" key={role}>
						<dt className="text-gray-11">{common.roles[role]}</dt>
						<dd className="tabular font-medium">{format.number(roles[role])}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

function BusiestCard({ busiest }: { busiest: TeamFigures["busiest"] }) {
	const t = useStrings({ pt, en }).team;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const format = useFormat();
	return (
		<Card className="overflow-hidden">
			<h2 className="border-b border-line px-4 py-3 text-base font-semibold md:px-5">
				{t.busiest}
			</h2>
			{busiest.length === 0 ? (
				<EmptyState icon={Activity} title={t.nobody}>
					{t.nobodyText}
				</EmptyState>
			) : (
				<ul>
					{busiest.map((member) => (
						<li
							className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 md:px-5"
							key={member.memberId}
						>
							<Avatar name={member.fullName} size={32} />
							<div className="min-w-0 flex-1">
								<p className="truncate font-medium">
									<bdi>{member.fullName}</bdi>
								</p>
								<p className="text-[13px] text-gray-11">{common.roles[member.role]}</p>
							</div>
							<span className="tabular text-[13px] text-gray-11">
								{format.plural(member.actions, t.action, t.actionMany)}
							</span>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

export function ErrorBoundary() {
	return <ReportsError title={useStrings({ pt, en }).team.title} />;
}

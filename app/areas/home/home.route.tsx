import {
	Bot,
	ChartColumn,
	type LucideIcon,
	Megaphone,
	Radio,
	UserPlus,
	Workflow,
} from "lucide-react";
import { href, Link } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import type { ActiveAgent } from "#app/contracts/home.ts";
import { dayPart } from "#app/domain/day-part.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { ListRow } from "#app/ui/list-row.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Route } from "./+types/home.route";
import { ChannelStatusCard } from "./channel-status-card.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { greetingName } from "./greeting.ts";
import { EmptyCard, HomeCard } from "./home-card.tsx";
import { RecentActivityCard } from "./recent-activity-card.tsx";
import { RecentConversationsCard } from "./recent-conversations-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Spec 1, section 2: the home dashboard. Agents come from D1, conversations from the objects, in
 * parallel.
 */
export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { home, log } = context.get(servicesContext);
	const { hidesSteps } = context.get(preferencesContext);
	const [agents, activity, setUp, conversations] = await Promise.all([
		home.activeAgents(signedIn),
		home.recentActivity(signedIn),
		hidesSteps ? null : home.setUp(signedIn),
		// The card shows the failure and retries; the rest of the page does not wait for it.
		home.recentConversations(signedIn).catch((error: unknown) => {
			log({ event: "recent_conversations_failed", level: "error", error });
			return null;
		}),
	]);
	const channels = signedIn.channels.filter((channel) => channel.isActive);
	return {
		fullName: signedIn.fullName,
		email: signedIn.email,
		channels,
		/** Null: the person hid them. */
		steps: setUp && {
			...setUp,
			hasChannel: channels.some(({ phone, status }) => phone !== null || status === "connected"),
			hasMessage: conversations && conversations.length > 0,
		},
		role: signedIn.member.role,
		agents,
		activity,
		conversations,
		now: Date.now(),
	};
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { agents, activity, conversations, now } = loaderData;
	const channels = useLiveChannels(loaderData.channels);
	const name = greetingName(loaderData.fullName, loaderData.email, t.someone);
	return (
		<Page>
			<PageHeader
				actions={
					<>
						<Button asChild>
							<Link to={href("/support")}>{t.tutorial}</Link>
						</Button>
						<Button asChild kind="primary">
							<Link to={href("/agents/new")}>{t.start}</Link>
						</Button>
					</>
				}
				purpose={t.purpose}
				tab={t.tab}
				title={`${t.greeting[dayPart(format.hour(now))]}, ${name}`}
			/>
			{loaderData.steps ? <FirstSteps facts={loaderData.steps} role={loaderData.role} /> : null}
			<QuickActions />
			<QueryProvider>
				<div className="grid gap-4 lg:grid-cols-5 lg:gap-6">
					<div className="flex min-w-0 flex-col gap-4 lg:col-span-3 lg:gap-6">
						<RecentConversationsCard loaded={conversations} now={now} />
						<RecentActivityCard activity={activity} now={now} />
					</div>
					<div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:gap-6">
						<ChannelStatusCard channels={channels} />
						<ActiveAgentsCard agents={agents} />
					</div>
				</div>
			</QueryProvider>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

/** Spec 1, section 2: up to five of the latest active agents, with their channels. */
function ActiveAgentsCard({ agents }: { agents: ActiveAgent[] }) {
	const t = useStrings({ pt, en });
	return (
		<HomeCard
			id="active-agents"
			more={{ label: t.agents.all, to: href("/agents") }}
			section={t.agents.section}
			title={t.agents.title}
		>
			{agents.length === 0 ? (
				<EmptyCard
					action={
						<Button asChild>
							<Link to={href("/agents/new")}>{t.quickActions.createAgent}</Link>
						</Button>
					}
					hint={t.agents.emptyHint}
					title={t.agents.empty}
				/>
			) : (
				<ul>
					{agents.map((agent) => (
						<ListRow
							aside={
								<StatusBadge tone={agent.status === "active" ? "good" : "neutral"}>
									{agent.status === "active" ? t.agents.online : t.agents.paused}
								</StatusBadge>
							}
							detail={
								agent.channels.length === 0
									? t.agents.noChannel
									: agent.channels
											.map(({ name, type }) => `${name} (${t.agents.channelTypes[type]})`)
											.join(", ")
							}
							key={agent.id}
							mark={<Avatar name={agent.name} size={36} src={agent.avatarUrl} />}
							name={agent.name}
							to={href("/agents/:id", { id: agent.id })}
						/>
					))}
				</ul>
			)}
		</HomeCard>
	);
}

/** Spec 1, section 2: six shortcuts. */
function QuickActions() {
	const t = useStrings({ pt, en }).quickActions;
	const actions: { label: string; to: string; icon: LucideIcon }[] = [
		{ label: t.createAgent, to: href("/agents/new"), icon: Bot },
		{ label: t.newCampaign, to: href("/campaigns"), icon: Megaphone },
		{ label: t.connectChannel, to: href("/channels"), icon: Radio },
		{ label: t.inviteTeam, to: href("/team"), icon: UserPlus },
		{ label: t.seeReports, to: href("/reports"), icon: ChartColumn },
		{ label: t.automations, to: href("/automations"), icon: Workflow },
	];
	return (
		<nav aria-label={t.title} className="mb-6">
			<ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-6">
				{actions.map(({ label, to, icon: Icon }) => (
					<li key={to}>
						<Link
							className="focus-ring flex h-full min-h-11 items-center gap-2.5 rounded-card border border-line bg-panel px-3 py-2.5 text-[13px] font-medium text-gray-12 hover:border-accent-7 hover:bg-accent-2 lg:flex-col lg:items-start lg:gap-3 lg:p-4"
							prefetch="intent"
							to={to}
						>
							<Icon
								aria-hidden="true"
								className="shrink-0 text-accent-11"
								size={18}
								strokeWidth={1.75}
							/>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

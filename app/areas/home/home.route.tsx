import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import type { Route } from "./+types/home.route";
import { ActiveAgentsCard } from "./active-agents-card.tsx";
import { ChannelStatusCard } from "./channel-status-card.tsx";
import { dayPart, greetingName } from "./greeting.ts";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivityCard } from "./recent-activity-card.tsx";
import { RecentConversationsCard } from "./recent-conversations-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 2: the home dashboard. Agents from D1 and conversations from the objects, at once. */
export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { home, log } = context.get(servicesContext);
	const [agents, conversations] = await Promise.all([
		home.activeAgents(signedIn),
		// The card says that it failed and asks again; the rest of the page does not wait for that.
		home.recentConversations(signedIn).catch((error: unknown) => {
			log({ event: "recent_conversations_failed", level: "error", error });
			return null;
		}),
	]);
	return {
		fullName: signedIn.fullName,
		email: signedIn.email,
		channels: signedIn.channels.filter((channel) => channel.isActive),
		agents,
		conversations,
		now: Date.now(),
	};
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { agents, conversations, now } = loaderData;
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
			<QuickActions />
			<QueryProvider>
				<div className="grid gap-4 lg:grid-cols-5 lg:gap-6">
					<div className="flex min-w-0 flex-col gap-4 lg:col-span-3 lg:gap-6">
						<RecentConversationsCard loaded={conversations} now={now} />
						<RecentActivityCard now={now} />
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

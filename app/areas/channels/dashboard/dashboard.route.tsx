import { ChartColumn, Gauge, MessageSquare, Smartphone, Wifi } from "lucide-react";
import { Suspense } from "react";
import { Await, href, Link, redirect, useMatch, useRevalidator } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { InstancesOverview } from "#app/contracts/whatsapp.ts";
import type { Role } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { CreateButton } from "../figures/create-button.tsx";
import { listInstances } from "../figures/find-instance.ts";
import { useUptimeText } from "../figures/uptime.tsx";
import { FROM_DIRECTORY, useFreshFigures } from "../figures/use-fresh-figures.ts";
import type { Route } from "./+types/dashboard.route";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { OverviewCard } from "./overview-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: the dashboard; /whatsapp/overview is the same under another title. */
export function loader({ context, url }: Route.LoaderArgs) {
	// An address that lost its instance id.
	if (url.pathname === "/whatsapp/") throw redirect(href("/whatsapp"));
	const signedIn = context.get(signedInContext);
	return {
		instances: listInstances(signedIn),
		// Not awaited: the page is shown while its figures are read.
		overview: context.get(servicesContext).figures.overview(signedIn),
		role: signedIn.member.role,
		now: Date.now(),
	};
}
type LoaderData = Route.ComponentProps["loaderData"];

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
	useFreshFigures(null, FROM_DIRECTORY);
	return (
		<Page>
			<DashboardHeader role={loaderData.role} />
			<Suspense fallback={<DashboardSkeleton />}>
				<Await errorElement={<LoadFailed />} resolve={loaderData.overview}>
					{(overview) => <Dashboard loaderData={loaderData} overview={overview} />}
				</Await>
			</Suspense>
		</Page>
	);
}

function Dashboard(props: { loaderData: LoaderData; overview: InstancesOverview }) {
	const t = useStrings({ pt, en });
	const { loaderData, overview } = props;
	const instances = useLiveChannels(loaderData.instances);
	const figuresOf = new Map(overview.instances.map((one) => [one.channelId, one]));
	const active = instances.filter(({ isActive }) => isActive);
	return (
		<>
			<Summary overview={overview} />
			{instances.length === 0 ? (
				<Card className="">
					<EmptyState
						action={<CreateButton label={t.createFirst} role={loaderData.role} />}
						icon={Smartphone}
						title={t.empty}
					>
						{t.emptyText}
					</EmptyState>
				</Card>
			) : (
				<section aria-label={t.grid}>
					<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
						{active.map((instance) => (
							<li className="min-w-0" key={instance.id}>
								<OverviewCard
									figures={figuresOf.get(instance.id) ?? null}
									instance={instance}
									now={loaderData.now}
								/>
							</li>
						))}
					</ul>
					<InactiveLine count={instances.length - active.length} />
				</section>
			)}
		</>
	);
}

/** One module serves two addresses; only the title differs. */
function DashboardHeader({ role }: { role: Role }) {
	const t = useStrings({ pt, en });
	const isOverview = useMatch(href("/whatsapp/overview")) !== null;
	return (
		<PageHeader
			actions={
				<>
					<Button asChild>
						<Link prefetch="intent" to={href("/whatsapp/analytics")}>
							<ChartColumn aria-hidden="true" size={16} />
							{t.analytics}
						</Link>
					</Button>
					<Button asChild>
						<Link prefetch="intent" to={href("/whatsapp/instances")}>
							<Smartphone aria-hidden="true" size={16} />
							{t.instances}
						</Link>
					</Button>
					<CreateButton role={role} />
				</>
			}
			{...(isOverview ? { backTo: href("/whatsapp") } : {})}
			purpose={t.purpose}
			title={isOverview ? t.overview : t.title}
		/>
	);
}

function Summary({ overview }: { overview: InstancesOverview }) {
	const t = useStrings({ pt, en }).cards;
	const format = useFormat();
	const uptime = useUptimeText();
	return (
		<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
			<StatCard
				detail={t.connected(format.number(overview.connected), overview.connected === 1)}
				icon={Smartphone}
				label={t.total}
				value={format.number(overview.total)}
			/>
			<StatCard
				detail={t.rateDetail}
				icon={Wifi}
				label={t.rate}
				tone={overview.connected > 0 ? "good" : undefined}
				value={format.percent(overview.connectionRate / 100)}
			/>
			<StatCard
				detail={t.todayDetail}
				icon={MessageSquare}
				label={t.today}
				value={format.number(overview.messagesToday)}
			/>
			<StatCard
				detail={overview.averageUptime === null ? t.uptimeNone : t.uptimeDetail}
				icon={Gauge}
				label={t.uptime}
				value={uptime(overview.averageUptime)}
			/>
		</div>
	);
}

function InactiveLine({ count }: { count: number }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	if (count === 0) return null;
	return (
		<p className="mt-4 text-[13px] text-gray-11">
			{t.inactive(format.number(count))}{" "}
			<Link className="font-medium text-accent-11 underline" to={href("/whatsapp/instances")}>
				{t.allInstances}
			</Link>
		</p>
	);
}

function LoadFailed() {
	const t = useStrings({ pt, en });
	const { revalidate, state } = useRevalidator();
	return (
		<ErrorState onRetry={() => void revalidate()} retrying={state === "loading"} title={t.failed}>
			{t.failedText}
		</ErrorState>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

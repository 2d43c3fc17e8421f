import { ChartColumn, LayoutDashboard } from "lucide-react";
import { href, Link } from "react-router";
import { signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { ChartGroup } from "#app/ui/chart-look.ts";
import { ChartCard } from "#app/ui/chart-card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Example } from "#app/ui/example.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { CreateButton } from "../figures/create-button.tsx";
import { InstanceError } from "../figures/instance-error.tsx";
import { InstanceSelect } from "../figures/instance-select.tsx";
import { FROM_OBJECT, useFreshFigures } from "../figures/use-fresh-figures.ts";
import type { Route } from "./+types/analytics.route";
import { ActivityCard } from "./activity-card.tsx";
import { hourGroups, sampleHourGroups } from "./hour-groups.ts";
import { loadFigures } from "./load-figures.ts";
import { MetricsCard } from "./metrics-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: the charts of one instance; without a choice, of the first. */
export async function loader(args: Route.LoaderArgs) {
	const { role } = args.context.get(signedInContext).member;
	return { ...(await loadFigures(args, "first")), role };
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { instances, instance, figures, role } = loaderData;
	useFreshFigures(instance?.id ?? null, FROM_OBJECT);
	return (
		<Page>
			<PageHeader
				actions={
					instance ? (
						<>
							<InstanceSelect instances={instances} selected={instance.id} />
							<Button asChild>
								<Link to={`${href("/whatsapp/analytics-dashboard")}?instance=${instance.id}`}>
									<LayoutDashboard aria-hidden="true" size={16} />
									{t.toDashboard}
								</Link>
							</Button>
						</>
					) : null
				}
				backTo={href("/whatsapp")}
				purpose={t.purpose}
				title={t.title}
			/>
			{instance && figures ? (
				<div className="flex flex-col gap-4">
					<Charts groups={hourGroups(figures, loaderData.now)} />
					<div className="grid items-start gap-4 lg:grid-cols-2">
						<MetricsCard figures={figures} />
						<ActivityCard figures={figures} instance={instance} now={loaderData.now} />
					</div>
					<Example open={!figures.hasData}>
						<Charts groups={sampleHourGroups()} />
					</Example>
				</div>
			) : (
				<Card className="">
					<EmptyState action={<CreateButton role={role} />} icon={ChartColumn} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				</Card>
			)}
		</Page>
	);
}

function Charts({ groups }: { groups: ChartGroup[] }) {
	const t = useStrings({ pt, en });
	const shared = {
		groupTitle: t.hour,
		groups,
		series: [t.sent, t.received],
	};
	return (
		<div className="grid gap-4 lg:grid-cols-2">
			<ChartCard {...shared} title={t.byHour} />
			<ChartCard {...shared} kind="lines" title={t.answers} />
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <InstanceError error={error} />;
}

import { ChartColumn, MousePointerClick, Smartphone } from "lucide-react";
import { href, Link } from "react-router";
import { signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { CreateButton } from "../figures/create-button.tsx";
import { InstanceError } from "../figures/instance-error.tsx";
import { InstanceSelect } from "../figures/instance-select.tsx";
import { FROM_OBJECT, useFreshFigures } from "../figures/use-fresh-figures.ts";
import type { Route } from "./+types/analytics-dashboard.route";
import { ActivityCard } from "./activity-card.tsx";
import { loadFigures } from "./load-figures.ts";
import { ServiceCards } from "./service-cards.tsx";
import { SampleCards, StatusCards } from "./status-cards.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: figures of one instance, chosen from a list; none is chosen at first. */
export async function loader(args: Route.LoaderArgs) {
	const { role } = args.context.get(signedInContext).member;
	return { ...(await loadFigures(args, "none")), role };
}

export default function AnalyticsDashboardPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { figures, role } = loaderData;
	const instances = useLiveChannels(loaderData.instances);
	const instance = instances.find(({ id }) => id === loaderData.instance?.id) ?? null;
	useFreshFigures(instance?.id ?? null, FROM_OBJECT);
	return (
		<Page>
			<PageHeader
				actions={
					instances.length > 0 ? (
						<>
							<InstanceSelect instances={instances} selected={instance?.id ?? null} />
							{instance ? (
								<Button asChild>
									<Link to={`${href("/whatsapp/analytics")}?instance=${instance.id}`}>
										<ChartColumn aria-hidden="true" size={16} />
										{t.toCharts}
									</Link>
								</Button>
							) : null}
						</>
					) : null
				}
				backTo={href("/whatsapp")}
				purpose={t.dashboardPurpose}
				title={t.dashboardTitle}
			/>
			{instance && figures ? (
				<>
					<StatusCards figures={figures} instance={instance} />
					<ServiceCards figures={figures} instance={instance} />
					<ActivityCard figures={figures} instance={instance} now={loaderData.now} />
					<SampleCards hasData={figures.hasData} />
				</>
			) : (
				<Card className="">
					{instances.length === 0 ? (
						<EmptyState action={<CreateButton role={role} />} icon={Smartphone} title={t.empty}>
							{t.emptyText}
						</EmptyState>
					) : (
						<EmptyState icon={MousePointerClick} title={t.choose}>
							{t.chooseText}
						</EmptyState>
					)}
				</Card>
			)}
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <InstanceError error={error} />;
}

import { Activity, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import { overallHealth } from "#app/domain/integrations/health.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { FoundList } from "../found-list.tsx";
import { HEALTH_TONES, isWatched } from "../health-words.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import type { Checks } from "../use-checks.ts";
import { HealthRow } from "./health-row.tsx";

interface MonitoringProps {
	integrations: readonly IntegrationView[];
	checks: Checks;
	mayManage: boolean;
	now: number;
	/** The button that creates the first one. */
	create: ReactNode;
}

/** Health of each integration, worst first, and of all together. */
export function MonitoringTab(props: MonitoringProps) {
	const t = useStrings({ pt, en });
	const { integrations, checks } = props;
	if (integrations.length === 0)
		return (
			<Card className="">
				<EmptyState action={props.create} icon={Activity} title={t.monitoring.empty}>
					{props.mayManage ? t.monitoring.emptyText : t.control.emptyForViewers}
				</EmptyState>
			</Card>
		);
	return (
		<div className="flex flex-col gap-4">
			<Overall {...props} />
			<FoundList items={worstFirst(integrations)}>
				{(shown) => (
					<Card className="">
						<ul aria-label={t.monitoring.label}>
							{shown.map((integration) => (
								<HealthRow
									integration={integration}
									isChecking={checks.waiting.has(integration.id)}
									key={integration.id}
									mayManage={props.mayManage}
									now={props.now}
									onCheck={() => checks.ask(integration.id)}
								/>
							))}
						</ul>
					</Card>
				)}
			</FoundList>
		</div>
	);
}

const ORDER = { error: 0, warning: 1, unknown: 2, healthy: 3 } as const;

/** Failing integrations first, unwatched ones last. */
export const worstFirst = (integrations: readonly IntegrationView[]): IntegrationView[] =>
	integrations.toSorted((a, b) => rankOf(a) - rankOf(b));

const rankOf = (integration: IntegrationView): number =>
	isWatched(integration) ? ORDER[integration.health] : 4;

function Overall({ integrations, checks, mayManage }: MonitoringProps) {
	const words = useStrings({ pt, en });
	const t = words.monitoring;
	const watched = integrations.filter(isWatched);
	const overall = overallHealth(watched.map(({ health }) => health));
	return (
		<Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
			<StatusBadge tone={HEALTH_TONES[overall]}>{words.health[overall]}</StatusBadge>
			<div className="min-w-0 flex-1 basis-64">
				<h2 className="font-semibold text-gray-12">{t.overall[overall].title}</h2>
				<p className="text-[13px] text-gray-11 text-pretty">{t.overall[overall].text}</p>
			</div>
			<ReasonedButton
				disabled={mayManage && watched.length === 0}
				loading={checks.waiting.size > 0 && mayManage}
				onClick={() => checks.ask(null)}
				reason={mayManage ? null : words.managersOnly}
				type="button"
			>
				<RefreshCw aria-hidden="true" size={16} />
				{t.checkAll}
			</ReasonedButton>
		</Card>
	);
}

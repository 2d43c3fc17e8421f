import { Plug } from "lucide-react";
import type { ReactNode } from "react";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import { CONTROL_GROUPS, type ControlGroup, groupOf } from "#app/domain/integrations/group.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FoundList } from "../found-list.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { IntegrationCard } from "./integration-card.tsx";

export interface ControlProps {
	integrations: readonly IntegrationView[];
	mayManage: boolean;
	isAdmin: boolean;
	now: number;
	onEdit: (id: string) => void;
	/** The button that creates the first one. */
	create: ReactNode;
}

/** Groups that need attention come first. */
const SHOWN: readonly ControlGroup[] = CONTROL_GROUPS.toReversed();

/** Spec 2, section 2: integrations grouped into active, pending and problem. */
export function ControlTab(props: ControlProps) {
	const t = useStrings({ pt, en }).control;
	const { integrations } = props;
	if (integrations.length === 0)
		return (
			<Card className="">
				<EmptyState action={props.create} icon={Plug} title={t.empty}>
					{props.mayManage ? t.emptyText : t.emptyForViewers}
				</EmptyState>
			</Card>
		);
	const inOrder = SHOWN.flatMap((group) => integrations.filter((each) => groupOf(each) === group));
	return (
		<FoundList items={inOrder}>
			{(shown) => (
				<div className="flex flex-col gap-8">
					{SHOWN.map((group) => (
						<Group
							{...props}
							group={group}
							key={group}
							shown={shown.filter((each) => groupOf(each) === group)}
						/>
					))}
				</div>
			)}
		</FoundList>
	);
}

function Group(props: ControlProps & { group: ControlGroup; shown: readonly IntegrationView[] }) {
	const t = useStrings({ pt, en }).control.groups[props.group];
	const format = useFormat();
	const all = props.integrations.filter((each) => groupOf(each) === props.group).length;
	const id = `control-${props.group}`;
	return (
		<section aria-labelledby={id}>
			<h2 className="mb-3 font-semibold text-gray-12" id={id}>
				{t.title} <span className="tabular font-normal text-gray-11">{format.number(all)}</span>
			</h2>
			{props.shown.length === 0 ? (
				<p className="text-[13px] text-gray-11">{t.empty}</p>
			) : (
				<ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
					{props.shown.map((integration) => (
						<li key={integration.id}>
							<IntegrationCard {...props} integration={integration} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

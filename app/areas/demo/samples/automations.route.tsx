import { CircleCheck, Clock, Play, Workflow } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { AUTOMATION_TOTALS, AUTOMATIONS } from "./demo-content.ts";
import { SamplePage } from "./sample-page.tsx";
import { SampleRows } from "./sample-rows.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export default function AutomationsPage() {
	const t = useStrings({ pt, en }).automations;
	const format = useFormat();
	const { active, runs, finished, hours } = AUTOMATION_TOTALS;
	return (
		<SamplePage
			figures={[
				{ icon: Workflow, label: t.active, value: format.number(active) },
				{ icon: Play, label: t.runs, value: format.number(runs) },
				{ icon: CircleCheck, label: t.finished, value: format.percent(finished), tone: "good" },
				{ icon: Clock, label: t.hours, value: format.number(hours) },
			]}
			purpose={t.purpose}
			title={t.title}
		>
			<SampleRows
				icon={Workflow}
				rows={AUTOMATIONS.map((flow) => ({
					name: t.names[flow.kind],
					detail:
						flow.runs === 0
							? t.never
							: t.detail(format.number(flow.runs), format.percent(flow.finished)),
					aside: (
						<StatusBadge tone={flow.isOn ? "good" : "neutral"}>
							{flow.isOn ? t.on : t.off}
						</StatusBadge>
					),
				}))}
				title={t.list}
			/>
		</SamplePage>
	);
}

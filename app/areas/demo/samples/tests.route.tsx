import { CircleCheck, CircleX, Clock, FlaskConical } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TEST_TOTALS, TESTS } from "./demo-content.ts";
import { SamplePage } from "./sample-page.tsx";
import { SampleRows } from "./sample-rows.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export default function TestsPage() {
	const t = useStrings({ pt, en }).tests;
	const format = useFormat();
	const { scenarios, passed, failed, seconds } = TEST_TOTALS;
	return (
		<SamplePage
			figures={[
				{ icon: FlaskConical, label: t.scenarios, value: format.number(scenarios) },
				{ icon: CircleCheck, label: t.passed, value: format.percent(passed), tone: "good" },
				{ icon: CircleX, label: t.failed, value: format.number(failed), tone: "warning" },
				{ icon: Clock, label: t.seconds, value: t.secondsValue(format.number(seconds)) },
			]}
			purpose={t.purpose}
			title={t.title}
		>
			<SampleRows
				icon={FlaskConical}
				rows={TESTS.map(({ kind, steps, minutes, outcome }) => ({
					name: t.names[kind],
					detail: t.detail(format.number(steps), format.number(minutes)),
					aside: (
						<StatusBadge tone={outcome === "passed" ? "good" : "bad"}>
							{t.outcome[outcome]}
						</StatusBadge>
					),
				}))}
				title={t.list}
			/>
		</SamplePage>
	);
}

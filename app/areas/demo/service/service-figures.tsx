import type { ServiceReport } from "#app/contracts/reports.ts";
import { countIn } from "#app/domain/service-figures/sums.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ChartCard } from "#app/ui/chart-card.tsx";
import { Breakdown, type BreakdownProps, type Split } from "./breakdown.tsx";
import { HeatMap } from "./heat-map.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SPLITS: readonly Split[] = ["member", "department", "channel", "label", "agent"];

/** How service was: the whole, each day, each hour of the week, and of whom and what it was. */
export function ServiceFigures(props: Omit<BreakdownProps, "split">) {
	const { report } = props;
	return (
		<>
			<ServiceCards report={report} />
			<div className="flex flex-col gap-4">
				{report.days.length > 1 ? <DayChart days={report.days} /> : null}
				<HeatMap hours={report.hours} />
				{SPLITS.map((split) => (
					<Breakdown key={split} {...props} split={split} />
				))}
			</div>
		</>
	);
}

function DayChart({ days }: Pick<ServiceReport, "days">) {
	const t = useStrings({ pt, en }).days;
	const format = useFormat();
	return (
		<ChartCard
			groupTitle={t.day}
			groups={days.map(({ day, sums }) => ({
				label: format.calendarDay(day),
				values: [countIn(sums, "opened"), countIn(sums, "closed")],
			}))}
			kind="lines"
			series={[t.opened, t.closed]}
			title={t.title}
		/>
	);
}

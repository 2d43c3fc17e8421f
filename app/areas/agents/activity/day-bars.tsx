import type { AgentActivity } from "#app/contracts/agents.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { barHeights } from "./figures.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Thirty stacked bars in CSS, with a hidden table for screen readers: not worth a chart library.
 */
export function DayBars({ days }: { days: AgentActivity["days"] }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const heights = barHeights(days);
	const first = days[0];
	const last = days.at(-1);
	return (
		<Card className="p-4">
			<div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
				<h2 className="mr-auto font-semibold">{t.chart}</h2>
				<Legend className="bg-accent-9" text={t.answers} />
				<Legend className="bg-gray-9" text={t.handOvers} />
			</div>
			<div
				aria-hidden="true"
				className="flex h-32 items-end gap-[2px] border-b border-line sm:gap-1"
			>
				{days.map((day, at) => (
					<div
						className="flex h-full min-w-0 flex-1 flex-col justify-end gap-px"
						key={day.day}
						title={t.dayWords(
							format.calendarDay(day.day),
							format.number(day.answers),
							format.number(day.handOvers),
						)}
					>
						<span
							className="block rounded-t-[2px] bg-gray-9"
							style={{ height: `${heights[at]?.handOvers ?? 0}%` }}
						/>
						<span
							className="block rounded-t-[2px] bg-accent-9"
							style={{ height: `${heights[at]?.answers ?? 0}%` }}
						/>
					</div>
				))}
			</div>
			{first && last ? (
				<p aria-hidden="true" className="tabular mt-1.5 flex justify-between text-xs text-gray-11">
					<span>{format.calendarDay(first.day)}</span>
					<span>{format.calendarDay(last.day)}</span>
				</p>
			) : null}
			<DayTable days={days} />
		</Card>
	);
}

function Legend(props: { className: string; text: string }) {
	return (
		<span className="flex items-center gap-1.5 text-[13px] text-gray-11">
			<span aria-hidden="true" className={`size-2.5 rounded-[3px] ${props.className}`} />
			{props.text}
		</span>
	);
}

function DayTable({ days }: { days: AgentActivity["days"] }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	return (
		// The wrapper is hidden, not the table: a clipped table would still widen a narrow page.
		<div className="sr-only">
			<table>
				<caption>{t.chart}</caption>
				<thead>
					<tr>
						<th scope="col">{t.day}</th>
						<th scope="col">{t.answers}</th>
						<th scope="col">{t.handOvers}</th>
					</tr>
				</thead>
				<tbody>
					{days.map((day) => (
						<tr key={day.day}>
							<th scope="row">{format.calendarDay(day.day)}</th>
							<td>{format.number(day.answers)}</td>
							<td>{format.number(day.handOvers)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

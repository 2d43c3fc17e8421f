import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The strongest colour leaves its figure readable in both themes. */
const STRONGEST = 40;

/** Messages received in each hour of the week; every figure stands in its field, so that colour says nothing alone. */
export function HeatMap({ hours }: { hours: readonly (readonly number[])[] }) {
	const t = useStrings({ pt, en }).hours;
	const format = useFormat();
	const most = Math.max(1, ...hours.flat());
	return (
		<Card className="p-4 md:p-5">
			<h2 className="text-base font-semibold">{t.title}</h2>
			<p className="mt-1 text-[13px] text-gray-11">{t.text}</p>
			<section
				aria-label={t.title}
				className="focus-ring mt-3 overflow-x-auto"
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
				tabIndex={0}
			>
				<table className="tabular w-full text-center text-xs">
					<caption className="sr-only">{t.title}</caption>
					<thead className="text-gray-11">
						<tr>
							<th className="pr-2 text-left font-medium" scope="col">
								<span className="sr-only">{t.weekday}</span>
							</th>
							{(hours[0] ?? []).map((_, hour) => (
								// oxlint-disable-next-line react/no-array-index-key -- hours that never move
								<th className="font-normal" key={hour} scope="col">
									{hour}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{hours.map((ofDay, weekday) => (
							// oxlint-disable-next-line react/no-array-index-key -- weekdays that never move
							<tr key={weekday}>
								<th className="pr-2 text-left font-medium text-gray-11" scope="row">
									{format.weekday(weekday, "short")}
								</th>
								{ofDay.map((count, hour) => (
									<td
										className="h-7 min-w-7 rounded-[4px] border border-panel text-gray-12"
										// oxlint-disable-next-line react/no-array-index-key -- hours that never move
										key={hour}
										style={{
											backgroundColor: `color-mix(in srgb, var(--accent-9) ${Math.round((count / most) * STRONGEST)}%, var(--panel))`,
										}}
									>
										{format.number(count)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</Card>
	);
}

import type { HealthView } from "#app/contracts/installation-health.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ChartCard } from "#app/ui/chart-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const HOUR_MS = 60 * 60_000;
const SHOWN_HOURS = 24;

/** Errors and security events of the last 24 hours: when, and which. The lines themselves are in the platform's log. */
export function FailuresCard({ view }: { view: HealthView }) {
	const t = useStrings({ pt, en }).failures;
	const format = useFormat();
	const thisHour = Math.floor(view.now / HOUR_MS) * HOUR_MS;
	const known = new Map(view.hours.map((hour) => [hour.hour, hour]));
	const hours = Array.from({ length: SHOWN_HOURS }, (_, at) => {
		const hour = thisHour - (SHOWN_HOURS - 1 - at) * HOUR_MS;
		return known.get(hour) ?? { hour, errors: 0, security: 0 };
	});
	if (view.events.length === 0)
		return (
			<Card className="p-4 md:p-5">
				<h2 className="font-semibold text-gray-12">{t.title}</h2>
				<p className="mt-1 text-gray-11">{t.none}</p>
			</Card>
		);
	return (
		<div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
			<ChartCard
				groupTitle={t.hour}
				groups={hours.map(({ hour, errors, security }) => ({
					label: format.time(hour),
					values: [errors, security],
				}))}
				series={[t.errors, t.security]}
				title={t.title}
			/>
			<Card className="p-4 md:p-5">
				<h2 className="font-semibold text-gray-12">{t.which}</h2>
				<p className="mt-1 text-[13px] text-gray-11 text-pretty">{t.whichText}</p>
				<ul className="mt-3 flex flex-col gap-1.5">
					{view.events.map(({ event, level, total }) => (
						<li className="flex items-baseline gap-3" key={`${level} ${event}`}>
							<code className="min-w-0 flex-1 text-xs [overflow-wrap:anywhere]">{event}</code>
							<span className="text-xs text-gray-11">
								{level === "security" ? t.ofSecurity : t.ofError}
							</span>
							<span className="tabular font-medium">{format.number(total)}</span>
						</li>
					))}
				</ul>
			</Card>
		</div>
	);
}

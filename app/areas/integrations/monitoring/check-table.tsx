import { useId } from "react";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { HEALTH_TONES } from "../health-words.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";

/** The bars in words, the newest first. */
export function CheckTable({ integration }: { integration: IntegrationView }) {
	const words = useStrings({ pt, en });
	const t = words.monitoring;
	const format = useFormat();
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className="focus-ring max-h-64 overflow-auto rounded-control border border-line"
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
			tabIndex={0}
		>
			<table className="w-full text-left text-[13px]">
				<caption className="sr-only" id={id}>
					{t.historyOf(isolate(integration.name))}
				</caption>
				<thead className="sticky top-0 bg-gray-2 text-xs text-gray-11">
					<tr>
						<th className="px-3 py-2 font-medium" scope="col">
							{t.columns.at}
						</th>
						<th className="px-3 py-2 font-medium" scope="col">
							{t.columns.health}
						</th>
						<th className="px-3 py-2 text-right font-medium" scope="col">
							{t.columns.latency}
						</th>
					</tr>
				</thead>
				<tbody>
					{integration.history.toReversed().map(({ at, health, latencyMs }) => (
						<tr className="border-t border-line" key={at}>
							<td className="tabular px-3 py-1.5">{format.dateTime(at)}</td>
							<td className="px-3 py-1.5">
								<StatusBadge tone={HEALTH_TONES[health]}>{words.health[health]}</StatusBadge>
							</td>
							<td className="tabular px-3 py-1.5 text-right">
								{t.latency(format.number(latencyMs))}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

import type { HealthView } from "#app/contracts/installation-health.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Which code the channels' objects ran when they last reported. Nobody is woken to ask. */
export function BuildsCard({ view }: { view: HealthView }) {
	const t = useStrings({ pt, en }).builds;
	const format = useFormat();
	return (
		<Card className="p-4 md:p-5">
			<h2 className="font-semibold text-gray-12">{t.title}</h2>
			<p className="mt-1 max-w-[70ch] text-[13px] text-gray-11 text-pretty">
				{t.text(view.present.build)}
			</p>
			{view.builds.length === 0 ? (
				<p className="mt-3 text-gray-11">{t.none}</p>
			) : (
				<ul className="mt-3 flex flex-col gap-2">
					{view.builds.map(({ build, steps, objects }) => (
						<li
							className="flex flex-wrap items-center gap-x-3 gap-y-1"
							key={`${build ?? ""} ${steps ?? ""}`}
						>
							<span className="tabular w-24 shrink-0 font-medium">
								{format.plural(objects, t.channel, t.channels)}
							</span>
							{build === null ? (
								<span className="text-gray-11">{t.silent}</span>
							) : (
								<>
									<code className="text-xs">{build}</code>
									<span className="text-[13px] text-gray-11">{t.steps(steps ?? "")}</span>
									{build === view.present.build ? (
										<StatusBadge tone="good">{t.present}</StatusBadge>
									) : null}
								</>
							)}
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

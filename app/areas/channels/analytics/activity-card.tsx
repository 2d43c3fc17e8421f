import type { ChannelSummary, InstanceFigures } from "#app/contracts/whatsapp.ts";
import { isFull, needsShard, spaceShare } from "#app/domain/channels/space.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { CounterLine } from "#app/ui/counter-line.tsx";
import { en as areaEn } from "../instances/strings.en.ts";
import { pt as areaPt } from "../instances/strings.pt.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SHOWN_TRANSITIONS = 5;

/** The last activity, lost and recovered messages, and the last changes of the link. */
export function ActivityCard(props: {
	figures: InstanceFigures;
	instance: ChannelSummary;
	now: number;
}) {
	const t = useStrings({ pt, en }).activity;
	const format = useFormat();
	const { figures } = props;
	const { lastActivityAt } = figures;
	return (
		<Card className="p-4 md:p-5">
			<h2 className="text-base font-semibold">{t.title}</h2>
			<p className="mt-3 text-[13px] text-gray-11">{t.last}</p>
			<p className="tabular font-medium">
				{lastActivityAt === null ? (
					t.none
				) : (
					<time dateTime={new Date(lastActivityAt).toISOString()}>
						{format.dateTime(lastActivityAt)}
					</time>
				)}
			</p>
			<p className="text-[13px] text-gray-11">
				{lastActivityAt === null ? t.waiting : format.relative(lastActivityAt, props.now)}
			</p>
			<p className="mt-4 text-[13px] text-gray-11">{t.counters}</p>
			<CounterLine {...figures.counters} />
			<Space bytes={figures.storageBytes ?? 0} />
			<Transitions {...figures} />
		</Card>
	);
}

/** Said while there is time to plan; nothing before. */
function Space({ bytes }: { bytes: number }) {
	const t = useStrings({ pt, en }).activity;
	const format = useFormat();
	if (!needsShard(bytes)) return null;
	return (
		<p className="mt-4 rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-[13px] text-amber-12 text-pretty">
			{isFull(bytes) ? t.full : t.nearlyFull(format.percent(spaceShare(bytes)))}
		</p>
	);
}

function Transitions({ transitions }: Pick<InstanceFigures, "transitions">) {
	const t = useStrings({ pt, en });
	const area = useStrings({ pt: areaPt, en: areaEn });
	const format = useFormat();
	if (transitions.length === 0) return null;
	return (
		<>
			<h3 className="mt-4 border-t border-line pt-3 text-[13px] font-medium text-gray-11">
				{t.activity.history}
			</h3>
			<ol className="mt-1">
				{transitions.slice(0, SHOWN_TRANSITIONS).map(({ at, status, reason }, place) => (
					<li className="flex gap-3 py-1.5" key={`${at} ${place}`}>
						<span className="min-w-0 flex-1">
							{t.transitions[status]}
							{reason === null ? null : (
								<span className="block text-xs text-gray-11">
									{area.link.reasons[reason].title}
								</span>
							)}
						</span>
						<time
							className="tabular shrink-0 text-[13px] text-gray-11"
							dateTime={new Date(at).toISOString()}
						>
							{format.dateTime(at)}
						</time>
					</li>
				))}
			</ol>
		</>
	);
}

import {
	Bot,
	CircleCheck,
	Clock,
	Hourglass,
	MessagesSquare,
	Reply,
	Smile,
	Timer,
	UserRoundCheck,
} from "lucide-react";
import type { ServiceReport } from "#app/contracts/reports.ts";
import {
	type Count,
	countIn,
	percentileIn,
	type Sums,
	WHOLE,
} from "#app/domain/service-figures/sums.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useDuration } from "#app/ui/use-duration.ts";
import { FigureLink } from "./figure-link.tsx";
import { listOfConversations } from "./lists.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The figures of a period with what they were in the one before, and who waits now. */
export function ServiceCards({ report }: { report: ServiceReport }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const change = useChange();
	const times = useTimes();
	const score = useScore();
	const now = report.sums[WHOLE];
	const before = report.before[WHOLE];
	const counted = (count: Count) => ({
		value: format.number(countIn(now, count)),
		detail: change(countIn(now, count), countIn(before, count)),
	});
	const closed = countIn(now, "closed");
	const { from, to } = report.period;
	const ended = { status: "closed", from, to } as const;
	return (
		<>
			<div className="mb-2 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
				<FigureLink
					icon={MessagesSquare}
					label={t.cards.opened}
					to={listOfConversations({ from, to })}
					{...counted("opened")}
				/>
				<FigureLink
					icon={Reply}
					label={t.cards.answered}
					to={listOfConversations()}
					{...counted("answered")}
				/>
				<FigureLink
					icon={CircleCheck}
					label={t.cards.closed}
					to={listOfConversations(ended)}
					value={format.number(closed)}
					detail={`${change(closed, countIn(before, "closed"))} · ${t.reopened(countIn(now, "reopened"))}`}
				/>
				<WaitingCard report={report} />
				<FigureLink
					icon={Clock}
					label={t.cards.firstAnswer}
					to={listOfConversations({ order: "longest" })}
					{...times(now, "wait")}
				/>
				<FigureLink
					icon={Timer}
					label={t.cards.resolution}
					to={listOfConversations(ended)}
					{...times(now, "solve")}
				/>
				<FigureLink
					detail={t.handedOverMore}
					icon={UserRoundCheck}
					label={t.cards.handedOver}
					to={listOfConversations({ who: "waiting", order: "longest" })}
					value={format.number(countIn(now, "handedOver"))}
				/>
				<FigureLink
					detail={t.aloneMore}
					icon={Bot}
					label={t.cards.alone}
					to={listOfConversations({ who: "agent" })}
					value={closed === 0 ? "–" : format.percent(countIn(now, "alone") / closed)}
				/>
				<FigureLink
					detail={t.rated(countIn(now, "rated"))}
					icon={Smile}
					label={t.cards.satisfaction}
					to={listOfConversations({ ...ended, rated: "1" })}
					value={score(now)}
				/>
			</div>
			<p className="mb-6 text-xs text-gray-11">{t.nearest}</p>
		</>
	);
}

/** Who waits at this moment; the one who waits longest is the first of the list. */
export function WaitingCard({
	report,
}: {
	report: Pick<ServiceReport, "counts" | "open" | "now">;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const since = report.open[0]?.waitingSince ?? null;
	const { waiting = 0 } = report.counts;
	return (
		<FigureLink
			detail={since === null ? undefined : t.longest(format.relative(since, report.now))}
			icon={Hourglass}
			label={t.cards.waiting}
			to={listOfConversations({ who: "waiting", order: "longest" })}
			tone={waiting > 0 ? "warning" : undefined}
			value={format.number(waiting)}
		/>
	);
}

/** "+12,0% sobre o período anterior"; of nothing there is no share. */
function useChange(): (now: number, before: number) => string {
	const t = useStrings({ pt, en });
	const format = useFormat();
	return (now, before) => {
		if (before === 0) return t.before(format.number(0));
		const share = (now - before) / before;
		return t.change(`${share > 0 ? "+" : ""}${format.percent(share)}`);
	};
}

/** Median, what nine of ten do not exceed, and the median within the hours of service. */
function useTimes() {
	const t = useStrings({ pt, en });
	const duration = useDuration();
	return (sums: Sums | undefined, time: "wait" | "solve") => {
		const median = percentileIn(sums, time, 0.5);
		const p90 = percentileIn(sums, time, 0.9);
		const open = percentileIn(sums, `${time}Open`, 0.5);
		if (median === null || p90 === null || open === null) return { value: "–", detail: t.noTimes };
		return { value: duration(median), detail: t.times(duration(p90), duration(open)) };
	};
}

/** "4,6 de 5"; "–" while nobody rated. */
export function useScore(): (sums: Sums | undefined) => string {
	const t = useStrings({ pt, en });
	const format = useFormat();
	return (sums) => {
		const rated = countIn(sums, "rated");
		return rated === 0 ? "–" : t.score(format.decimal(countIn(sums, "score") / rated));
	};
}

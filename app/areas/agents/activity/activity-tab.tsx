import { Activity, Coins, Cpu, MessageSquareReply, UserRound } from "lucide-react";
import { Suspense } from "react";
import { Await, useRevalidator } from "react-router";
import type { AgentActivity } from "#app/contracts/agents.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { moneyOfMicros } from "#app/i18n/money.ts";
import type { ActivityChannel } from "./conversation-address.ts";
import { DayBars } from "./day-bars.tsx";
import { EventList } from "./event-list.tsx";
import { fillDays, sumDays } from "./figures.ts";
import { Outcomes } from "./outcomes.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface ActivityProps {
	agentId: string;
	/** Streamed: it follows later in the same answer. Null when it could not be read. */
	activity: Promise<AgentActivity | null>;
	channels: readonly ActivityChannel[];
	isKnowledge: boolean;
	now: number;
}

/** What an agent did in 30 days: totals, a chart and the latest events. */
export function ActivityTab(props: ActivityProps) {
	const t = useStrings({ pt, en });
	return (
		<Suspense fallback={<SkeletonRows count={5} label={t.loading} />}>
			<Await errorElement={<LoadFailed />} resolve={props.activity}>
				{(activity) => (activity ? <Shown {...props} read={activity} /> : <LoadFailed />)}
			</Await>
		</Suspense>
	);
}

function Shown(props: ActivityProps & { read: AgentActivity }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { read, now } = props;
	const days = fillDays(read.days, localDay(now));
	const sums = sumDays(days);
	if (read.events.length === 0 && sums.answers + sums.handOvers + sums.failures + sums.tokens === 0)
		return (
			<Card className="">
				<EmptyState icon={Activity} title={t.none}>
					{t.noneText}
				</EmptyState>
			</Card>
		);
	return (
		<div className="flex flex-col gap-6">
			<section aria-label={t.last30} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
				<StatCard
					detail={sums.failures > 0 ? t.failures(format.number(sums.failures)) : null}
					icon={MessageSquareReply}
					label={t.answers}
					value={format.number(sums.answers)}
				/>
				<StatCard icon={UserRound} label={t.handOvers} value={format.number(sums.handOvers)} />
				<StatCard
					detail={sums.tokens > 0 ? t.tokensOf : null}
					icon={Cpu}
					label={t.tokens}
					value={format.number(sums.tokens)}
				/>
				<StatCard
					detail={props.isKnowledge ? t.free : null}
					icon={Coins}
					label={t.cost}
					value={moneyOfMicros(sums.costMicros, format)}
				/>
			</section>
			<DayBars days={days} />
			<Outcomes agentId={props.agentId} />
			{read.events.length === 0 ? null : (
				<EventList channels={props.channels} events={read.events} now={now} />
			)}
		</div>
	);
}

function LoadFailed() {
	const t = useStrings({ pt, en });
	const { revalidate, state } = useRevalidator();
	return (
		<ErrorState onRetry={() => void revalidate()} retrying={state === "loading"} title={t.failed} />
	);
}

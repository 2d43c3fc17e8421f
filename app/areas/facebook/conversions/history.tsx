import { History as HistoryMark, RotateCcw } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import type { ConversionView } from "#app/contracts/facebook.ts";
import { isTooOld, mayRetry } from "#app/domain/facebook/conversion-event.ts";
import type { ConversionState } from "#app/domain/facebook/conversion.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { Fault } from "./send-result.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useConversionRequest } from "./use-conversion.ts";

const TONES: Record<ConversionState, StatusTone> = {
	sending: "neutral",
	sent: "good",
	failed: "bad",
	unknown: "warning",
};

interface HistoryProps {
	events: readonly ConversionView[];
	olderCursor: string | null;
	mayManage: boolean;
	now: number;
}

/**
 * Sent events, newest first, with Meta's answers; a failed one can be sent again as the same event.
 */
export function History(props: HistoryProps) {
	const t = useStrings({ pt, en }).history;
	return (
		<section aria-labelledby="conversion-history" className="mt-8">
			<h2 className="mb-3 text-base font-semibold" id="conversion-history">
				{t.title}
			</h2>
			<Card className="">
				{props.events.length === 0 ? (
					<EmptyState icon={HistoryMark} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				) : (
					<ul>
						{props.events.map((event) => (
							<Row event={event} key={event.eventId} mayManage={props.mayManage} now={props.now} />
						))}
					</ul>
				)}
			</Card>
			<Pages olderCursor={props.olderCursor} />
		</section>
	);
}

function Row(props: { event: ConversionView; mayManage: boolean; now: number }) {
	const { history: t, states } = useStrings({ pt, en });
	const format = useFormat();
	const { event } = props;
	return (
		<li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
			<div className="min-w-0 flex-1 basis-64">
				<p className="flex flex-wrap items-center gap-2">
					<span className="font-medium">{event.eventName}</span>
					<StatusBadge pulsing={event.state === "sending"} tone={TONES[event.state]}>
						{states[event.state]}
					</StatusBadge>
					{event.isTest ? <StatusBadge tone="accent">{t.test}</StatusBadge> : null}
				</p>
				<p className="tabular mt-0.5 text-[13px] text-gray-11 [overflow-wrap:anywhere]">
					{t.pixel(event.pixelId)} · {t.at(format.dateTime(event.eventAt))}
					{event.attempts > 1 ? ` · ${t.attempts(format.number(event.attempts))}` : ""}
				</p>
				<p className="tabular text-xs text-gray-11 [overflow-wrap:anywhere]">
					{t.eventId} <code>{event.eventId}</code>
				</p>
				{event.agent ? (
					<p className="text-[13px] text-gray-11">
						{event.agent.name === null ? t.byGoneAgent : t.byAgent(isolate(event.agent.name))}
					</p>
				) : null}
				<div className={`text-[13px] ${event.fault === null ? "text-gray-11" : "text-red-11"}`}>
					<Fault event={event} />
				</div>
			</div>
			<div className="flex items-center gap-3">
				<time
					className="tabular text-[13px] text-gray-11"
					dateTime={new Date(event.createdAt).toISOString()}
				>
					{format.listTime(event.createdAt, props.now)}
				</time>
				{mayRetry(event, props.now) ? <Retry {...props} /> : null}
			</div>
		</li>
	);
}

function Retry(props: { event: ConversionView; mayManage: boolean; now: number }) {
	const t = useStrings({ pt, en });
	const { submit, isBusy } = useConversionRequest(() => undefined);
	const { event } = props;
	const reason = !props.mayManage
		? t.managersOnly
		: isTooOld(event.eventAt, props.now)
			? t.history.tooOld
			: null;
	return (
		<ReasonedButton
			aria-label={t.history.retryNamed(event.eventName)}
			loading={isBusy}
			onClick={() => submit({ intent: "retry", eventId: event.eventId })}
			reason={reason}
			size="small"
			type="button"
		>
			<RotateCcw aria-hidden="true" size={14} />
			{t.send.retry}
		</ReasonedButton>
	);
}

/** Links to newer and older pages; the cursor is in the address, beside the tab. */
function Pages({ olderCursor }: { olderCursor: string | null }) {
	const t = useStrings({ pt, en }).history;
	const [search] = useSearchParams();
	const isFirst = !search.has("antes");
	if (isFirst && olderCursor === null) return null;
	return (
		<nav aria-label={t.pages} className="mt-4 flex justify-between gap-3">
			{isFirst ? (
				<span />
			) : (
				<Button asChild>
					<Link preventScrollReset to="?tab=envio">
						{t.newest}
					</Link>
				</Button>
			)}
			{olderCursor === null ? null : (
				<Button asChild>
					<Link
						preventScrollReset
						to={`?${new URLSearchParams({ tab: "envio", antes: olderCursor })}`}
					>
						{t.older}
					</Link>
				</Button>
			)}
		</nav>
	);
}

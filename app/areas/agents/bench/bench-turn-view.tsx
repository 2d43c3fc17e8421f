import { BookOpen, CircleAlert, ListPlus, RotateCcw, UserRound } from "lucide-react";
import type { AgentView } from "#app/contracts/agents.ts";
import { splitAnswer } from "#app/domain/agents/answer-parts.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { RichText } from "#app/inbox/conversation/rich-text.tsx";
import type { ReadTrace } from "#app/inbox/why/trace-api.ts";
import { TraceFacts } from "#app/inbox/why/trace-facts.tsx";
import { TracePassages } from "#app/inbox/why/trace-passages.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { moneyOfMicros } from "#app/i18n/money.ts";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { CallList } from "../call-list.tsx";
import type { BenchFailure, BenchTurn } from "./bench-log.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A question with the answer, its passages and its cost. */
export function BenchTurnView(props: {
	agent: AgentView;
	turn: BenchTurn;
	/** Null when it is not the last one. */
	onRetry: (() => void) | null;
	/** Keeps it as a case of the test set; null: it is none, or the member may not. */
	onKeep: (() => void) | null;
}) {
	const t = useStrings({ pt, en });
	const { agent, turn } = props;
	// While it is written nobody knows how many messages it becomes.
	const bubbles = turn.isDone ? splitAnswer(turn.answer) : [turn.answer];
	return (
		<div className="flex flex-col gap-2">
			<p className="ml-auto max-w-[85%] whitespace-pre-wrap rounded-bubble bg-panel px-3 py-2 [overflow-wrap:anywhere] ring-1 ring-line">
				<span className="sr-only">{t.you}: </span>
				{turn.question}
			</p>
			<div className="flex items-start gap-2.5">
				<Avatar name={agent.name} size={28} src={agent.avatarUrl} />
				<div className="flex min-w-0 max-w-[85%] flex-col items-start gap-2">
					{turn.answer === ""
						? null
						: bubbles.map((text, at) => (
								<div className="rounded-bubble bg-accent-4 px-3 py-2 text-accent-12" key={at}>
									<span className="sr-only">{agent.name}: </span>
									<RichText text={text} />
								</div>
							))}
					{turn.isDone ? null : (
						<p className="flex items-center gap-2 text-[13px] text-gray-11">
							<span
								aria-hidden="true"
								className="size-1.5 animate-pulse rounded-full bg-accent-9"
							/>
							{turn.answer === "" ? t.thinking : t.writing}
						</p>
					)}
					{turn.isSilent ? <p className="text-[13px] text-gray-11">{t.needsNoAnswer}</p> : null}
					<HandOver turn={turn} />
					{turn.failure ? <Failure code={turn.failure} onRetry={props.onRetry} /> : null}
					<CallList calls={turn.trace?.acts.filter(({ ok }) => ok) ?? []} title={t.wouldDo} />
					<Found agentId={agent.id} turn={turn} />
					<Cost turn={turn} />
					{props.onKeep ? (
						<Button kind="quiet" onClick={props.onKeep} size="small" type="button">
							<ListPlus aria-hidden="true" size={14} />
							{t.keep}
						</Button>
					) : null}
				</div>
			</div>
		</div>
	);
}

function HandOver({ turn }: { turn: BenchTurn }) {
	const t = useStrings({ pt, en });
	const { reasons } = useStrings({ pt: agentsPt, en: agentsEn });
	if (!turn.handOver) return null;
	return (
		<div className="flex items-start gap-2 rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-[13px] text-amber-12">
			<UserRound aria-hidden="true" className="mt-0.5 shrink-0" size={15} />
			<p>
				<span className="font-medium">{t.handOver}.</span>{" "}
				{t.handOverWhy(reasons[turn.handOver.reason])} {turn.answer === "" ? t.silent : null}
			</p>
		</div>
	);
}

function Failure(props: { code: BenchFailure; onRetry: (() => void) | null }) {
	const t = useStrings({ pt, en });
	const { code } = props;
	if (code === "stopped") return <p className="text-[13px] text-gray-11">{t.stopped}</p>;
	return (
		<div className="flex flex-wrap items-center gap-2 rounded-control border border-red-6 bg-red-3 px-3 py-2 text-[13px] text-red-12">
			<CircleAlert aria-hidden="true" className="shrink-0 text-red-11" size={15} />
			<p className="min-w-0 flex-1 basis-48">{t.failed[code]}</p>
			{props.onRetry && code !== "model_not_configured" ? (
				<Button onClick={props.onRetry} size="small" type="button">
					<RotateCcw aria-hidden="true" size={14} />
					{t.retry}
				</Button>
			) : null}
		</div>
	);
}

/** The passages that were found, each with how sure it is, and how the answer came about. */
function Found({ agentId, turn }: { agentId: string; turn: BenchTurn }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { found, trace } = turn;
	if (!found) return null;
	const text =
		found.length === 0 ? t.foundNone : t.found(format.plural(found.length, t.passage, t.passages));
	const head = (
		<>
			<BookOpen aria-hidden="true" size={14} />
			{text}
		</>
	);
	if (!trace) return <p className="flex items-center gap-1.5 text-[13px] text-gray-11">{head}</p>;
	const outcome = turn.handOver ? "handed_over" : turn.isSilent ? "nothing" : "answered";
	const read: ReadTrace = {
		agentId,
		outcome,
		reason: turn.handOver?.reason ?? null,
		at: 0,
		trace,
		ratings: [],
	};
	return (
		<details className="w-full text-[13px]">
			<summary className="focus-ring inline-flex items-center gap-1.5 rounded-sm text-gray-11 hover:text-gray-12">
				{head}
			</summary>
			<div className="mt-2 flex flex-col gap-4 rounded-control border border-line bg-panel p-3">
				<TracePassages read={read} />
				<TraceFacts read={read} />
			</div>
		</details>
	);
}

function Cost({ turn }: { turn: BenchTurn }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	if (!turn.usage || turn.usage.tokens === 0) return null;
	const { tokens, costMicros } = turn.usage;
	return (
		<p className="tabular text-xs text-gray-11">
			{t.cost(format.number(tokens), moneyOfMicros(costMicros, format))}
		</p>
	);
}

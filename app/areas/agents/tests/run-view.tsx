import { CircleAlert, CircleCheck } from "lucide-react";
import type { CaseAnswer, CaseResult, TestRun } from "#app/domain/agents/test-cases.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { CallList } from "../call-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What a run of the tests showed: how many are as before, and each that is not with both answers. */
export function RunView(props: {
	run: TestRun | null;
	/** Why the run ended early; null: it did not. */
	refusal: string | null;
}) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const { run, refusal } = props;
	return (
		<div className="flex flex-col gap-3">
			{refusal ? (
				<p className="flex items-start gap-2 rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-[13px] text-amber-12">
					<CircleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={15} />
					{refusal === "over_budget" ? t.overBudget : errorText(refusal)}
				</p>
			) : null}
			{run ? <Outcome run={run} /> : null}
		</div>
	);
}

function Outcome({ run }: { run: TestRun }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { counts, total } = run;
	const isCompared = run.results.some(({ draft }) => draft !== null);
	const isGood =
		counts.worse === 0 && counts.untested === 0 && (isCompared || run.passed === total);
	const Icon = isGood ? CircleCheck : CircleAlert;
	const text = isCompared
		? t.compared(format.number(counts.same), format.number(total))
		: t.passed(format.number(run.passed), format.number(total));
	const parts = (["worse", "better", "changed", "untested"] as const)
		.filter((change) => counts[change] > 0)
		.map((change) => t.changes[change](counts[change], format.number(counts[change])));
	return (
		<>
			<p className="flex items-start gap-2 font-medium">
				<Icon
					aria-hidden="true"
					className={`mt-0.5 shrink-0 ${isGood ? "text-green-11" : "text-amber-11"}`}
					size={16}
				/>
				{[text, ...parts].join(", ")}
			</p>
			{run.results.length === 0 ? null : (
				<ul className="flex flex-col gap-3">
					{run.results.toSorted(byWeight).map((result) => (
						<Result key={result.caseId} result={result} />
					))}
				</ul>
			)}
		</>
	);
}

/** What somebody has to decide about comes first. */
const ORDER = ["worse", "changed", "untested", "same", "better"];
const byWeight = (a: CaseResult, b: CaseResult): number =>
	ORDER.indexOf(a.change) - ORDER.indexOf(b.change);

const TONES = {
	worse: "bg-red-3 text-red-11",
	better: "bg-green-3 text-green-11",
	changed: "bg-amber-3 text-amber-11",
	untested: "bg-gray-3 text-gray-11",
	same: "bg-gray-3 text-gray-11",
} as const;

function Result({ result }: { result: CaseResult }) {
	const t = useStrings({ pt, en });
	const { live, draft, faults } = result;
	return (
		<li className="rounded-control border border-line p-3">
			<div className="flex flex-wrap items-start gap-x-3 gap-y-1">
				<p className="min-w-0 flex-1 basis-48 font-medium [overflow-wrap:anywhere]">
					<bdi>{result.question}</bdi>
				</p>
				<span className={`rounded-full px-2 py-0.5 text-xs font-medium ${TONES[result.change]}`}>
					{result.change === "same" ? t.still : t.marks[result.change]}
				</span>
			</div>
			{faults.length > 0 ? (
				<p className="mt-1 text-[13px] text-gray-11">
					{faults.map((fault) => t.faults[fault]).join(" ")}
				</p>
			) : null}
			<div className={`mt-2 grid gap-2 ${draft ? "sm:grid-cols-2" : ""}`}>
				<Answer answer={live} label={t.live} />
				{draft ? <Answer answer={draft} label={t.draft} /> : null}
			</div>
		</li>
	);
}

function Answer({ answer, label }: { answer: CaseAnswer; label: string }) {
	const t = useStrings({ pt, en });
	return (
		<div className="min-w-0 rounded-control bg-gray-2 px-3 py-2 text-[13px]">
			<p className="text-xs text-gray-11">
				{label}: {t.outcomes[answer.outcome]}
			</p>
			{answer.text === "" ? null : (
				<p className="mt-1 line-clamp-8 whitespace-pre-wrap [overflow-wrap:anywhere]">
					<bdi>{answer.text}</bdi>
				</p>
			)}
			<CallList calls={answer.acts ?? []} title={t.acts} />
		</div>
	);
}

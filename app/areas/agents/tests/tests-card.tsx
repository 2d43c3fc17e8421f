import { ListChecks, Plus, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Await, useRevalidator } from "react-router";
import type { AgentCase } from "#app/contracts/agent-versions.ts";
import type { AgentView } from "#app/contracts/agents.ts";
import { MAX_CASES } from "#app/domain/agents/test-cases.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { CaseDialog } from "./case-dialog.tsx";
import { RunProgress } from "./run-progress.tsx";
import { RunView } from "./run-view.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useRemoveCase } from "./use-cases.ts";
import { type TestRunState, useTestRun } from "./use-test-run.ts";

interface TestsCardProps {
	agent: AgentView;
	/** Null when they could not be read. */
	cases: Promise<AgentCase[] | null>;
	mayManage: boolean;
	/** May add cases. */
	mayTest: boolean;
}

/** The test set of an agent, and what its last run on this page showed. */
export function TestsCard(props: TestsCardProps) {
	const t = useStrings({ pt, en });
	const { managersOnly } = useStrings({ pt: agentsPt, en: agentsEn });
	const format = useFormat();
	const { agent, mayManage, mayTest } = props;
	const [opened, setOpened] = useState<AgentCase | "new" | null>(null);
	const tests = useTestRun(agent.id);
	return (
		<Card className="mt-6">
			<header className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-4 py-3">
				<div className="min-w-0 flex-1 basis-60">
					<h2 className="font-semibold">
						{t.title}
						<span className="tabular ml-2 text-[13px] font-normal text-gray-11">
							{t.count(format.number(agent.cases), format.number(MAX_CASES))}
						</span>
					</h2>
					<p className="max-w-[90ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
				</div>
				<div className="flex flex-wrap gap-2">
					<ReasonedButton
						onClick={() => setOpened("new")}
						reason={mayTest ? null : t.mayAdd}
						size="small"
						type="button"
					>
						<Plus aria-hidden="true" size={14} />
						{t.add}
					</ReasonedButton>
					{agent.cases > 0 ? (
						<RunButton reason={mayManage ? null : managersOnly} tests={tests} />
					) : null}
				</div>
			</header>
			{tests.progress || tests.run || tests.refusal ? (
				<div aria-live="polite" className="border-b border-line px-4 py-3">
					{tests.progress ? (
						<RunProgress progress={tests.progress} />
					) : (
						<RunView refusal={tests.refusal} run={tests.run} />
					)}
				</div>
			) : null}
			<Suspense fallback={<SkeletonRows count={3} label={t.loading} />}>
				<Await errorElement={<LoadFailed />} resolve={props.cases}>
					{(cases) =>
						cases ? <CaseList {...props} cases={cases} onOpen={setOpened} /> : <LoadFailed />
					}
				</Await>
			</Suspense>
			{opened === null ? null : (
				<CaseDialog
					agent={agent}
					onClose={() => setOpened(null)}
					stored={opened === "new" ? null : opened}
				/>
			)}
		</Card>
	);
}

function RunButton({ reason, tests }: { reason: string | null; tests: TestRunState }) {
	const t = useStrings({ pt, en });
	if (tests.progress)
		return (
			<Button onClick={tests.stop} size="small" type="button">
				{t.stop}
			</Button>
		);
	return (
		<ReasonedButton onClick={() => void tests.start()} reason={reason} size="small" type="button">
			<ListChecks aria-hidden="true" size={14} />
			{t.run}
		</ReasonedButton>
	);
}

function CaseList(props: {
	cases: readonly AgentCase[];
	mayManage: boolean;
	mayTest: boolean;
	onOpen: (one: AgentCase) => void;
}) {
	const t = useStrings({ pt, en });
	const { managersOnly } = useStrings({ pt: agentsPt, en: agentsEn });
	const { cases, mayManage, mayTest } = props;
	const removing = useRemoveCase();
	if (cases.length === 0)
		return (
			<EmptyState icon={ListChecks} title={t.empty}>
				{t.emptyText}
			</EmptyState>
		);
	return (
		<ul aria-label={t.list}>
			{cases.map((one) => {
				const label = t.remove(isolate(one.question.slice(0, 60)));
				return (
					<li
						className="relative flex min-h-14 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 hover:bg-gray-2"
						key={one.id}
					>
						<div className="min-w-0 flex-1">
							{mayTest ? (
								<button
									className="block max-w-full truncate text-left font-medium text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
									onClick={() => props.onOpen(one)}
									type="button"
								>
									<span className="sr-only">{t.edit} </span>
									<bdi>{one.question}</bdi>
								</button>
							) : (
								<p className="truncate font-medium">
									<bdi>{one.question}</bdi>
								</p>
							)}
							<p className="truncate text-[13px] text-gray-11">
								{t.dialog.outcomes[one.expects.outcome]}
								{one.expects.includes.map((phrase) => (
									<span key={phrase}>
										{" · "}
										<bdi>“{phrase}”</bdi>
									</span>
								))}
							</p>
						</div>
						<span className="relative z-1">
							<IconButton
								aria-disabled={mayManage ? undefined : true}
								className={mayManage ? "hover:!text-red-11" : "opacity-60"}
								label={mayManage ? label : `${label}. ${managersOnly}`}
								onClick={mayManage ? () => removing.send({ id: one.id }) : undefined}
							>
								<Trash2 aria-hidden="true" size={17} strokeWidth={1.75} />
							</IconButton>
						</span>
					</li>
				);
			})}
		</ul>
	);
}

function LoadFailed() {
	const t = useStrings({ pt, en });
	const { revalidate, state } = useRevalidator();
	return (
		<ErrorState
			onRetry={() => void revalidate()}
			retrying={state === "loading"}
			title={t.loadFailed}
		/>
	);
}

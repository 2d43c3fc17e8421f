import { FlaskConical, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { AgentView } from "#app/contracts/agents.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Select } from "#app/ui/select.tsx";
import { useAddCase } from "../tests/use-cases.ts";
import { hasRoom, toCase } from "./bench-log.ts";
import { BenchComposer } from "./bench-composer.tsx";
import { BenchTurnView } from "./bench-turn-view.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type BenchState, useBench } from "./use-bench.ts";

/**
 * A test conversation with the agent outside any channel, with the passages it found and why it
 * would hand over.
 */
export function BenchTab(props: {
	agent: AgentView;
	log: BenchState;
	mayTest: boolean;
	onOpenKnowledge: () => void;
}) {
	const t = useStrings({ pt, en });
	const { agent } = props;
	// Who saved a draft wants to try it.
	const [chosen, setChosen] = useState<"live" | "draft">("draft");
	const version = agent.draft ? chosen : "live";
	const bench = useBench(agent.id, props.log, version);
	const { provider, model } = (version === "draft" ? agent.draft : null)?.settings ?? agent;
	const isKnowledge = provider === "knowledge";
	return (
		<Card className="flex flex-col">
			<header className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-4 py-3">
				<div className="min-w-0">
					<h2 className="font-semibold">
						{isKnowledge ? t.using.knowledge : t.using.model(isolate(model))}
					</h2>
					<p className="max-w-[90ch] text-[13px] text-gray-11 text-pretty">
						{t.purpose} {isKnowledge ? null : t.ownKey}
					</p>
				</div>
				<div className="flex flex-wrap items-center gap-2">
					{agent.draft ? (
						<Select
							aria-label={t.version}
							className="w-40"
							isCompact
							onChange={(event) => {
								// Answers of two versions in one conversation would tell nothing about either.
								bench.reset();
								setChosen(event.currentTarget.value === "live" ? "live" : "draft");
							}}
							value={version}
						>
							<option value="draft">{t.versions.draft}</option>
							<option value="live">{t.versions.live}</option>
						</Select>
					) : null}
					<Button
						disabled={bench.turns.length === 0}
						onClick={bench.reset}
						size="small"
						type="button"
					>
						<RotateCcw aria-hidden="true" size={14} />
						{t.reset}
					</Button>
				</div>
			</header>
			{agent.entries.length === 0 ? <NoEntries onOpen={props.onOpenKnowledge} /> : null}
			<BenchLog agent={agent} bench={bench} mayTest={props.mayTest} />
			{props.mayTest ? (
				<BenchComposer
					isBusy={bench.isBusy}
					onSend={bench.ask}
					onStop={bench.stop}
					problem={hasRoom(bench.turns) ? null : t.tooLong}
				/>
			) : (
				<p className="border-t border-line px-4 py-3 text-gray-11">{t.viewersOnly}</p>
			)}
		</Card>
	);
}

function BenchLog(props: {
	agent: AgentView;
	bench: ReturnType<typeof useBench>;
	mayTest: boolean;
}) {
	const t = useStrings({ pt, en });
	const { turns, ask, retry } = props.bench;
	const log = useRef<HTMLDivElement>(null);
	const adding = useAddCase();
	useEffect(() => {
		log.current?.scrollTo({ top: log.current.scrollHeight });
	}, [turns]);
	return (
		<div
			aria-label={t.log}
			aria-live="polite"
			className="flex h-[clamp(18rem,calc(100dvh-32rem),36rem)] flex-col gap-5 overflow-y-auto bg-page px-4 py-4 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-9"
			ref={log}
			role="log"
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
			tabIndex={0}
		>
			{turns.length === 0 ? (
				<div className="m-auto">
					<EmptyState icon={FlaskConical} title={t.empty}>
						<p>{t.emptyText}</p>
						{props.mayTest ? (
							<div className="mt-4 flex flex-wrap justify-center gap-2">
								{t.ideas.map((idea) => (
									<Button key={idea} onClick={() => ask(idea)} size="small" type="button">
										{idea}
									</Button>
								))}
							</div>
						) : null}
					</EmptyState>
				</div>
			) : (
				turns.map((turn, at) => {
					const kept = props.mayTest ? toCase(turns, at) : null;
					return (
						<BenchTurnView
							agent={props.agent}
							key={at}
							onKeep={kept && (() => adding.add(kept))}
							onRetry={at === turns.length - 1 ? retry : null}
							turn={turn}
						/>
					);
				})
			)}
		</div>
	);
}

function NoEntries({ onOpen }: { onOpen: () => void }) {
	const t = useStrings({ pt, en });
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-amber-6 bg-amber-3 px-4 py-2 text-[13px] text-amber-12">
			<p>{t.noEntries}</p>
			<button
				className="focus-ring rounded-sm font-medium underline underline-offset-2"
				onClick={onOpen}
				type="button"
			>
				{t.toKnowledge}
			</button>
		</div>
	);
}

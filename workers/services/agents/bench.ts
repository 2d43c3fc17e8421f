import type { BenchEvent, BenchRequest } from "#app/contracts/agents.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { sayHandOver } from "#app/domain/agents/agent-words.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { OpenAgent } from "./access.ts";
import type { AgentMind, Thought } from "./answer.ts";
import type { ModelKeys } from "./model-keys.ts";
import type { TokenBudget } from "./token-budget.ts";

export interface AgentBenchDeps {
	mind: AgentMind;
	modelKeys: Pick<ModelKeys, "findOwn">;
	open: OpenAgent;
	budget: TokenBudget;
	/** Whether one more question of this member passes. */
	allows(memberId: string): Promise<boolean>;
	log: Log;
	now(): number;
}

/** What the agent came to, in the words of the bench. */
function listOutcome(thought: Thought): BenchEvent[] {
	switch (thought.type) {
		case "answer": {
			const { text, costMicros } = thought;
			const { inputTokens, outputTokens } = thought.usage;
			return [{ type: "answer", text, inputTokens, outputTokens, costMicros }];
		}
		case "hand_over": {
			const text = sayHandOver(thought.reason, thought.language, { kind: "here" });
			return [{ type: "hand_over", reason: thought.reason, text }];
		}
		case "nothing":
			return [{ type: "nothing" }];
		case "failed":
			return [{ type: "failed", code: thought.code }];
	}
}

/** Where the maker of an agent talks to it without any channel. Nothing that is said is kept. */
export function createAgentBench(deps: AgentBenchDeps) {
	/** One object a line, each as soon as there is something to tell. */
	function stream(run: (tell: (event: BenchEvent) => void, signal: AbortSignal) => Promise<void>) {
		const stop = new AbortController();
		const encoder = new TextEncoder();
		return new ReadableStream<Uint8Array>({
			start(controller) {
				const tell = (event: BenchEvent): void => {
					// Whoever left hears nothing more.
					if (!stop.signal.aborted)
						controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
				};
				void run(tell, stop.signal).finally(() => {
					if (!stop.signal.aborted) controller.close();
				});
			},
			cancel() {
				stop.abort();
			},
		});
	}

	return {
		/**
		 * One answer of the agent as lines of BenchEvent: what it found, the text as it is written, what
		 * would leave. A paused agent can be tried too. With a model of OpenAI the member's own key pays
		 * where there is one, else the agent's integration (K12), out of the workspace's day (K06).
		 */
		async talk(
			signedIn: SignedIn,
			agentId: string,
			{ turns }: BenchRequest,
		): Promise<Result<ReadableStream<Uint8Array>, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "send");
			if (!opened.ok) return opened;
			if (turns.at(-1)?.by !== "customer") return fail("invalid_request");
			if (!(await deps.allows(signedIn.member.id))) return fail("rate_limited");
			const agent = opened.value;
			const key =
				agent.settings.provider === "openai" ? await deps.modelKeys.findOwn(signedIn) : null;
			const workspaceId = signedIn.workspace.id;
			const at = deps.now();
			const body = stream(async (tell, signal) => {
				let isFoundTold = false;
				const tellFound = (passages: Thought["found"]): void => {
					if (!isFoundTold) tell({ type: "found", passages });
					isFoundTold = true;
				};
				try {
					// A member's own key is the member's own cost.
					if (key === null && (await deps.budget.isHelpSpent(workspaceId, agent)))
						return tell({ type: "hand_over", reason: "over_budget", text: null });
					const thought = await deps.mind.think({
						workspaceId,
						agent,
						turns: turns.map((turn) => ({ ...turn, at })),
						customerName: null,
						key,
						answers: turns.filter(({ by }) => by === "agent").length,
						onFound: tellFound,
						onDelta: (text) => tell({ type: "delta", text }),
						signal,
					});
					if (key === null) await deps.budget.count(workspaceId, agent, thought.usage);
					tellFound(thought.found);
					for (const event of listOutcome(thought)) tell(event);
				} catch (error) {
					deps.log({ event: "bench_failed", level: "error", workspaceId, agentId, error });
					tell({ type: "failed", code: "model_failed" });
				}
			});
			return ok(body);
		},
	};
}

import type { BenchEvent, BenchRequest } from "#app/contracts/agents.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { sayHandOver } from "#app/domain/agents/agent-words.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { OpenAgent } from "./access.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import type { ModelKeys } from "./model-keys.ts";
import type { TokenBudget } from "./token-budget.ts";

export interface AgentBenchDeps {
	answerWriter: Pick<AnswerWriter, "draft">;
	modelKeys: Pick<ModelKeys, "findOwn">;
	open: OpenAgent;
	budget: TokenBudget;
	/** Whether one more question of this member passes. */
	allows(memberId: string): Promise<boolean>;
	log: Log;
	now(): number;
}

/** The event that ends a reply of the bench. */
function outcomeOf(draft: AnswerDraft): BenchEvent {
	switch (draft.type) {
		case "answer": {
			const { text, costMicros } = draft;
			const { inputTokens, outputTokens } = draft.usage;
			return { type: "answer", text, inputTokens, outputTokens, costMicros };
		}
		case "hand_over": {
			const text = sayHandOver(draft.reason, draft.language, { kind: "here" });
			return { type: "hand_over", reason: draft.reason, text };
		}
		case "nothing":
			return { type: "nothing" };
		case "failed":
			return { type: "failed", code: draft.code };
	}
}

/** The test bench, where members talk to an agent without a channel. Nothing that is said is stored. */
export function createAgentBench(deps: AgentBenchDeps) {
	/** Events as JSON lines, each sent as soon as it exists. A cancelled stream aborts the signal. */
	function stream(run: (send: (event: BenchEvent) => void, signal: AbortSignal) => Promise<void>) {
		const stop = new AbortController();
		const encoder = new TextEncoder();
		return new ReadableStream<Uint8Array>({
			start(controller) {
				const send = (event: BenchEvent): void => {
					// enqueue throws once the reader has cancelled.
					if (!stop.signal.aborted)
						controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
				};
				void run(send, stop.signal).finally(() => {
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
		 * One answer of the agent as a stream of JSON lines (BenchEvent): the passages found, the text while it is
		 * written, and the outcome. A paused agent can be tried too. An OpenAI model is paid by the member's own key if
		 * there is one, else by the agent's integration (K12) within the workspace's daily budget (K06).
		 * Refuses with `not_found`, `forbidden`, `invalid_request` (last turn is not the customer's) or `rate_limited`;
		 * later failures are events of the stream.
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
			const body = stream(async (send, signal) => {
				let isFoundSent = false;
				const sendFound = (passages: AnswerDraft["found"]): void => {
					if (!isFoundSent) send({ type: "found", passages });
					isFoundSent = true;
				};
				try {
					// A member's own key is not charged to the workspace's budget.
					if (key === null && (await deps.budget.isHelpSpent(workspaceId, agent)))
						return send({ type: "hand_over", reason: "over_budget", text: null });
					const draft = await deps.answerWriter.draft({
						workspaceId,
						agent,
						turns: turns.map((turn) => ({ ...turn, at })),
						customerName: null,
						key,
						answers: turns.filter(({ by }) => by === "agent").length,
						onFound: sendFound,
						onDelta: (text) => send({ type: "delta", text }),
						signal,
					});
					if (key === null) await deps.budget.count(workspaceId, agent, draft.usage);
					sendFound(draft.found);
					send(outcomeOf(draft));
				} catch (error) {
					deps.log({ event: "bench_failed", level: "error", workspaceId, agentId, error });
					send({ type: "failed", code: "model_failed" });
				}
			});
			return ok(body);
		},
	};
}

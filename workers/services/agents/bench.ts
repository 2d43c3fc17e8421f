import type { BenchEvent, BenchRequest } from "#app/contracts/agents.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { sayHandOver } from "#app/domain/agents/agent-words.ts";
import { boundTrace } from "#app/domain/agents/trace.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { readVersions } from "#workers/data/queries/agents/versions.ts";
import type { OpenAgent } from "./access.ts";
import type { AgentActs } from "./acts.ts";
import type { AnswerDraft, AnsweringAgent } from "./answer-draft.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { streamEvents } from "./event-stream.ts";
import type { ModelKeys } from "./model-keys.ts";
import type { TokenBudget } from "./token-budget.ts";

export interface AgentBenchDeps {
	answerWriter: Pick<AnswerWriter, "draft">;
	modelKeys: Pick<ModelKeys, "findOwn">;
	acts: Pick<AgentActs, "openDry">;
	db: Database;
	open: OpenAgent;
	budget: TokenBudget;
	/** Whether one more question of this member passes. */
	allows(memberId: string): Promise<boolean>;
	log: Log;
	now(): number;
}

/** Passages that a member is shown; a model may get more. */
const MAX_SHOWN = 6;

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
	/** The version that is to be tried; null: there is no draft. */
	async function pick(
		workspaceId: string,
		live: AnsweringAgent,
		version: BenchRequest["version"],
	): Promise<AnsweringAgent | null> {
		if (version !== "draft") return live;
		const draft = (await readVersions(deps.db, workspaceId, live.id))?.draft;
		return draft ? { ...live, name: draft.name, settings: draft.settings, version: null } : null;
	}

	return {
		/**
		 * One answer of the agent as a stream of JSON lines (BenchEvent): the passages found, the text while it is
		 * written, and the outcome. A paused agent can be tried too. An OpenAI model is paid by the member's own key if
		 * there is one, else by the agent's integration (K12) within the workspace's daily budget (K06).
		 * Refuses with `not_found`, `forbidden`, `invalid_request` (last turn is not the customer's), `agent_changed` (the
		 * draft is gone) or `rate_limited`;
		 * later failures are events of the stream.
		 */
		async talk(
			signedIn: SignedIn,
			agentId: string,
			{ turns, version }: BenchRequest,
		): Promise<Result<ReadableStream<Uint8Array>, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "send");
			if (!opened.ok) return opened;
			if (turns.at(-1)?.by !== "customer") return fail("invalid_request");
			if (!(await deps.allows(signedIn.member.id))) return fail("rate_limited");
			const agent = await pick(signedIn.workspace.id, opened.value, version);
			if (!agent) return fail("agent_changed");
			const key =
				agent.settings.provider === "openai" ? await deps.modelKeys.findOwn(signedIn) : null;
			const workspaceId = signedIn.workspace.id;
			const at = deps.now();
			const body = streamEvents<BenchEvent>(async (send, signal) => {
				let isFoundSent = false;
				const sendFound = (passages: AnswerDraft["found"]): void => {
					if (!isFoundSent) send({ type: "found", passages: passages.slice(0, MAX_SHOWN) });
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
						openActing: () => deps.acts.openDry(workspaceId, agent),
						onFound: sendFound,
						onDelta: (text) => send({ type: "delta", text }),
						signal,
					});
					if (key === null) await deps.budget.count(workspaceId, agent, draft.usage);
					sendFound(draft.found);
					send({ type: "trace", trace: boundTrace(draft.trace) });
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

import type { AgentCase, TestEvent } from "#app/contracts/agent-versions.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { sayHandOver } from "#app/domain/agents/agent-words.ts";
import {
	type CaseAnswer,
	type CaseResult,
	type CaseSource,
	compareCase,
	parseCase,
	sumRun,
	type TestCase,
} from "#app/domain/agents/test-cases.ts";
import { DRAFT_NUMBER, findUnrecorded } from "#app/domain/agents/versions.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ModelKey } from "#workers/adapters/language-model/index.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	deleteCase,
	listCases,
	putCase,
	type StoredCase,
} from "#workers/data/queries/agents/cases.ts";
import { saveTestRun } from "#workers/data/queries/agents/version-changes.ts";
import { type KnownVersions, readVersions } from "#workers/data/queries/agents/versions.ts";
import type { OpenAgent } from "./access.ts";
import type { AgentActs } from "./acts.ts";
import type { AnsweringAgent, TracedDraft } from "./answer-draft.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { streamEvents } from "./event-stream.ts";
import type { ModelKeys } from "./model-keys.ts";
import type { Publishing } from "./publishing.ts";
import type { TokenBudget } from "./token-budget.ts";

/** Cases that are asked at once where a model has to be waited for. */
const AT_ONCE = 3;

export interface AgentTestsDeps {
	db: Database;
	answerWriter: Pick<AnswerWriter, "draft">;
	modelKeys: Pick<ModelKeys, "findOwn">;
	acts: Pick<AgentActs, "openDry">;
	open: OpenAgent;
	publishing: Pick<Publishing, "recordLive">;
	budget: TokenBudget;
	/** Whether one more run of this member passes. */
	allows(memberId: string): Promise<boolean>;
	log: Log;
	now(): number;
	newId(): string;
}

/** Where a case comes from. */
export interface CaseOrigin {
	source: CaseSource;
	contact: StoredCase["contact"];
}

/** What a version made of a case, as it is judged. */
function toCaseAnswer(draft: TracedDraft): CaseAnswer {
	const entryIds = draft.trace.passages.flatMap(({ entryId, isUsed }) => (isUsed ? [entryId] : []));
	const acts = draft.trace.acts.flatMap(({ ok: isOk, name, arguments: given }) =>
		isOk ? [{ name, arguments: given }] : [],
	);
	const answer = { text: "", entryIds: [...new Set(entryIds)], isTemporary: false, acts };
	switch (draft.type) {
		case "answer":
			return {
				...answer,
				outcome: draft.isUnknown ? "asked_back" : "answered",
				text: draft.text,
			};
		case "hand_over": {
			const text = sayHandOver(draft.reason, draft.language, { kind: "here" }) ?? "";
			return { ...answer, outcome: "handed_over", text };
		}
		case "nothing":
			return { ...answer, outcome: "nothing" };
		case "failed":
			return { ...answer, outcome: "failed", isTemporary: draft.mayRetry };
	}
}

/** The test sets of agents. Methods refuse with `not_found` and `forbidden`, and throw when D1 fails. */
export function createAgentTests(deps: AgentTestsDeps) {
	const { db } = deps;

	/** Asks one version a case; its tokens are of the workspace's day unless a member's own key pays. */
	async function ask(
		workspaceId: string,
		agent: AnsweringAgent,
		{ question, before }: TestCase,
		key: ModelKey | null,
		signal: AbortSignal,
	): Promise<CaseAnswer | "over_budget"> {
		const payer = agent.settings.provider === "openai" ? key : null;
		if (payer === null && (await deps.budget.isHelpSpent(workspaceId, agent))) return "over_budget";
		const at = deps.now();
		const turns = [...before, { by: "customer" as const, text: question }];
		const draft = await deps.answerWriter.draft({
			workspaceId,
			agent,
			turns: turns.map((turn) => ({ ...turn, at })),
			customerName: null,
			key: payer,
			answers: before.filter(({ by }) => by === "agent").length,
			openActing: () => deps.acts.openDry(workspaceId, agent),
			signal,
		});
		if (payer === null) await deps.budget.count(workspaceId, agent, draft.usage);
		return toCaseAnswer(draft);
	}

	/** Keeps the run with the version it tested. */
	async function keep(
		workspaceId: string,
		agentId: string,
		state: KnownVersions,
		run: ReturnType<typeof sumRun>,
	): Promise<void> {
		const { draft, live } = state;
		if (draft) {
			const tested = { number: DRAFT_NUMBER, savedAt: draft.savedAt };
			return saveTestRun(db, workspaceId, agentId, tested, run);
		}
		for (const statement of deps.publishing.recordLive(workspaceId, agentId, state))
			await statement;
		const number = findUnrecorded(state) ?? live.version;
		await saveTestRun(db, workspaceId, agentId, { number }, run);
	}

	return {
		/** The test set; every member may read it. */
		async list(signedIn: SignedIn, agentId: string): Promise<Result<AgentCase[], ErrorCode>> {
			const [opened, cases] = await Promise.all([
				deps.open(signedIn, agentId, "read"),
				listCases(db, signedIn.workspace.id, agentId),
			]);
			return opened.ok ? ok(cases) : opened;
		},

		/**
		 * Adds a case; one with the same words gets the new expectation. The codes of `parseCase`, and `too_many_cases`.
		 */
		async addCase(
			signedIn: SignedIn,
			agentId: string,
			typed: TestCase,
			origin: CaseOrigin = { source: "typed", contact: null },
		): Promise<Result<null, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "send");
			if (!opened.ok) return opened;
			const parsed = parseCase(typed);
			if (!parsed.ok) return parsed;
			const isPut = await putCase(db, signedIn.workspace.id, agentId, {
				...parsed.value,
				...origin,
				id: deps.newId(),
				createdBy: signedIn.member.id,
				createdAt: deps.now(),
			});
			return isPut ? ok(null) : fail("too_many_cases");
		},

		async removeCase(
			signedIn: SignedIn,
			agentId: string,
			caseId: string,
		): Promise<Result<null, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "manage_agents");
			if (!opened.ok) return opened;
			const isDone = await deleteCase(db, signedIn.workspace.id, agentId, caseId);
			return isDone ? ok(null) : fail("not_found");
		},

		/**
		 * Asks the draft and the live version every case, or the live version alone where there is no draft, as a stream
		 * of JSON lines (TestEvent). The result is kept with the version that was tested. `rate_limited` before it
		 * begins; later failures end the stream with their code.
		 */
		async run(
			signedIn: SignedIn,
			agentId: string,
		): Promise<Result<ReadableStream<Uint8Array>, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "manage_agents");
			if (!opened.ok) return opened;
			if (!(await deps.allows(signedIn.member.id))) return fail("rate_limited");
			const workspaceId = signedIn.workspace.id;
			const state = await readVersions(db, workspaceId, agentId);
			if (!state) return fail("not_found");
			const cases = await listCases(db, workspaceId, agentId);
			const { id, status } = opened.value;
			const live: AnsweringAgent = { ...state.live, id, status };
			const draft: AnsweringAgent | null = state.draft && {
				...state.draft,
				id,
				status,
				version: null,
			};
			const versions = draft === null ? [live] : [live, draft];
			const isWritten = versions.some(({ settings }) => settings.provider !== "knowledge");
			const key = isWritten ? await deps.modelKeys.findOwn(signedIn) : null;
			const body = streamEvents<TestEvent>(async (send, signal) => {
				const results: CaseResult[] = [];
				const waiting = [...cases];
				let code: "over_budget" | "unavailable" | null = null;
				send({ type: "begin", total: cases.length });
				const work = async (): Promise<void> => {
					for (;;) {
						const one = code === null && !signal.aborted ? waiting.shift() : undefined;
						if (!one) return;
						const ofLive = await ask(workspaceId, live, one, key, signal);
						const ofDraft = draft && (await ask(workspaceId, draft, one, key, signal));
						if (ofLive === "over_budget" || ofDraft === "over_budget") {
							code = "over_budget";
							return;
						}
						const result = compareCase(one, ofLive, ofDraft, isWritten);
						results.push(result);
						send({ type: "case", result });
					}
				};
				try {
					await Promise.all(Array.from({ length: isWritten ? AT_ONCE : 1 }, work));
				} catch (error) {
					code = "unavailable";
					deps.log({ event: "tests_failed", level: "error", workspaceId, agentId, error });
				}
				if (signal.aborted) return;
				const run = sumRun(results, cases.length, deps.now());
				try {
					await keep(workspaceId, agentId, state, run);
				} catch (error) {
					code = "unavailable";
					deps.log({ event: "tests_not_kept", level: "error", workspaceId, agentId, error });
				}
				send({ type: "end", run, code });
			});
			return ok(body);
		},
	};
}

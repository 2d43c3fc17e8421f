import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { AgentFigures, SettleQuestions, UnansweredList } from "#app/contracts/traces.ts";
import { addFigures } from "#app/domain/agents/agent-figures.ts";
import { groupQuestions } from "#app/domain/agents/unanswered.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { orAborted } from "#app/domain/or-aborted.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { listChannelsAnsweredBy } from "#workers/data/queries/agents/channels.ts";
import type { KnowledgeStub } from "../places.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { OpenAgent } from "./access.ts";
import type { createAgentTests } from "./agent-tests.ts";

/** Channels of an agent that are asked, side by side. */
const MAX_CHANNELS = 30;
/** A channel that takes longer is left out; ms. */
const DEADLINE_MS = 4_000;
const MAX_GROUPS = 100;
/** Questions of a group from which words are learned. */
const MAX_LEARNED = 20;

export interface AgentLearningDeps {
	db: Database;
	log: Log;
	open: OpenAgent;
	knowledge(workspaceId: string): Pick<KnowledgeStub, "learnWords">;
	agentTests: Pick<ReturnType<typeof createAgentTests>, "addCase">;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	/** How long a channel may take, ms; replaced by tests only. */
	deadlineMs?: number;
}

/**
 * What a team learns from its agent's replies: figures, and the questions nothing answered. All of it is read from the
 * objects of the channels the agent answers on now; D1 has no row of it. Methods throw when D1 fails.
 */
export function createAgentLearning(deps: AgentLearningDeps) {
	/** What each of the agent's channels answers, without those that did not answer in time. */
	async function askChannels<T>(
		signedIn: SignedIn,
		agentId: string,
		ask: (channel: ChannelStub, channelId: string) => Promise<Result<T, string>>,
	): Promise<{ answers: T[]; unread: number }> {
		const workspaceId = signedIn.workspace.id;
		const answeredBy = new Set(await listChannelsAnsweredBy(deps.db, workspaceId, agentId));
		const channels = signedIn.channels.filter(({ id }) => answeredBy.has(id));
		const asked = await Promise.all(
			channels.slice(0, MAX_CHANNELS).map(async (channel) => {
				try {
					const answer = await orAborted(
						ask(bySight(deps.channel(channel), sightOf(signedIn)), channel.id),
						AbortSignal.timeout(deps.deadlineMs ?? DEADLINE_MS),
					);
					return answer?.ok ? [answer.value] : [];
				} catch (error) {
					const { id: channelId } = channel;
					deps.log({ event: "agent_learning_unread", level: "warn", channelId, error });
					return [];
				}
			}),
		);
		const answers = asked.flat();
		return { answers, unread: channels.length - answers.length };
	}

	/** What was asked has to be answered from that entry, whatever becomes of the agent. False where no case fits. */
	async function addCase(
		signedIn: SignedIn,
		agentId: string,
		asked: { question: string; channelId: string; contactId: string },
		entryId: string,
	): Promise<boolean> {
		const { question, channelId, contactId } = asked;
		const expects = { outcome: "answered" as const, entryId, includes: [], excludes: [] };
		const origin = { source: "unanswered" as const, contact: { channelId, contactId } };
		const added = await deps.agentTests.addCase(
			signedIn,
			agentId,
			{ question, before: [], expects },
			origin,
		);
		return added.ok;
	}

	/** What customers call what the entry tells of is suggested as another word for it. Never throws. */
	async function learn(workspaceId: string, questions: string[], entryId: string): Promise<void> {
		try {
			await deps.knowledge(workspaceId).learnWords(workspaceId, questions, entryId);
		} catch (error) {
			deps.log({ event: "words_not_learned", level: "warn", workspaceId, error });
		}
	}

	return {
		/** Questions nothing answered, grouped; every member may read them. `not_found` for a foreign agent. */
		async unanswered(
			signedIn: SignedIn,
			agentId: string,
		): Promise<Result<UnansweredList, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "read");
			if (!opened.ok) return opened;
			const { answers, unread } = await askChannels(
				signedIn,
				agentId,
				async (channel, channelId) => {
					const open = await channel.openQuestions(signedIn.workspace.id, agentId);
					return open.ok ? ok(open.value.map((question) => ({ ...question, channelId }))) : open;
				},
			);
			const groups = groupQuestions(answers.flat());
			return ok({ groups: groups.slice(0, MAX_GROUPS), isCut: groups.length > MAX_GROUPS, unread });
		},

		/**
		 * Takes questions off the list. Answers how many were on it: of a repeated wish none are; and whether the newest
		 * of them was added to the test set, which may be full.
		 */
		async settle(
			signedIn: SignedIn,
			agentId: string,
			{ questions, as, entryId }: SettleQuestions,
		): Promise<Result<{ settled: number; isTested: boolean }, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "manage_agents");
			if (!opened.ok) return opened;
			const { answers } = await askChannels(signedIn, agentId, async (channel, channelId) => {
				const here = questions.filter((question) => question.channelId === channelId);
				if (here.length === 0) return ok([]);
				const places = here.map(({ n, at }) => ({ n, at }));
				const settled = await channel.settleQuestions(signedIn.workspace.id, agentId, places, as);
				return settled.ok ? ok(settled.value.map((one) => ({ ...one, channelId }))) : settled;
			});
			const settled = answers.flat().toSorted((one, other) => other.at - one.at);
			const [newest] = settled;
			if (as === "solved" && entryId !== undefined && newest)
				await learn(
					signedIn.workspace.id,
					settled.slice(0, MAX_LEARNED).map(({ question }) => question),
					entryId,
				);
			const isTested =
				newest !== undefined &&
				entryId !== undefined &&
				(await addCase(signedIn, agentId, newest, entryId));
			return ok({ settled: settled.length, isTested });
		},

		/** Resolution, hand-overs by reason, cost and thumbs by version, of the last 30 days. */
		async figures(signedIn: SignedIn, agentId: string): Promise<Result<AgentFigures, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "read");
			if (!opened.ok) return opened;
			const { answers, unread } = await askChannels(signedIn, agentId, (channel) =>
				channel.agentFigures(signedIn.workspace.id, agentId),
			);
			return ok({ ...addFigures(answers), unread });
		},
	};
}

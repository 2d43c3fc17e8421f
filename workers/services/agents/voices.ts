import type { MessageJob } from "#app/contracts/jobs.ts";
import type { ClaimedMedium } from "#app/contracts/media.ts";
import type { ModelProvider } from "#app/domain/agents/agent.ts";
import { costOfSpeech, secondsOf } from "#app/domain/agents/listening.ts";
import { hasVoiceBudget, parseVoiceBudget, VOICE_SPENDER } from "#app/domain/inbox/voice-words.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { LanguageModels } from "#workers/adapters/language-model/index.ts";
import type { Listener } from "#workers/adapters/listening/port.ts";
import type { Database } from "#workers/data/database.ts";
import { addAgentTokens } from "#workers/data/queries/agents/figures.ts";
import { readVoicePlan, type StoredVoicePlan } from "#workers/data/queries/agents/voice-words.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { ModelKeys } from "./model-keys.ts";
import { createMediumReader, type MediumReaderDeps } from "./read-medium.ts";

/** Shorter than a claim lasts, so that no other job is at the same voice note. */
const LIMIT_MS = 50_000;

export interface VoicesDeps extends MediumReaderDeps {
	db: Database;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	models: Pick<LanguageModels, "createListener">;
	modelKeys: Pick<ModelKeys, "findForAgent">;
	now(): number;
}

interface Ear {
	provider: ModelProvider;
	listener: Listener;
}

/** `left`: nothing is stored, and nobody asks again. */
type Outcome = { text: string | null; model: string } | "later" | "left";

/**
 * Puts voice notes into words where no agent does, whoever sent them: by the workspace's own key, else by Workers AI, as far as the
 * workspace's month allows.
 */
export function createVoices(deps: VoicesDeps) {
	const readMedium = createMediumReader(deps);

	/** What may hear for a workspace, in the order in which it is asked. */
	async function findEars(workspaceId: string, { integration }: StoredVoicePlan): Promise<Ear[]> {
		const key = integration && (await deps.modelKeys.findForAgent(workspaceId, integration.id));
		// The model's name is of pictures and texts; speech has its own.
		const asked = { model: "", key };
		return (["openai", "workers_ai"] as const).flatMap((provider) => {
			const listener = deps.models.createListener({ provider, ...asked });
			return listener ? [{ provider, listener }] : [];
		});
	}

	async function hear(
		{ workspaceId, channelId, messageId }: MessageJob,
		ears: readonly Ear[],
		{ place, bytes: told, seconds }: ClaimedMedium,
	): Promise<Outcome> {
		const file = await readMedium({ workspaceId, channelId }, "audio", place);
		if (file === "unavailable") return "later";
		if (file === "unreadable") return "left";
		const signal = AbortSignal.timeout(LIMIT_MS);
		for (const { provider, listener } of ears) {
			const answer = await listener.transcribe({ ...file, signal });
			if (answer.class === "answered") {
				const length = answer.seconds ?? secondsOf(seconds, told ?? file.bytes.byteLength);
				// In money alone: tokens are what agents and members may use in a day.
				await addAgentTokens(deps.db, workspaceId, {
					agentId: VOICE_SPENDER,
					inputTokens: 0,
					outputTokens: 0,
					costMicros: costOfSpeech(provider, length),
					at: deps.now(),
				});
				return { text: answer.text === "" ? null : answer.text, model: answer.model };
			}
			const why = answer.class === "refused" ? answer.reason : answer.class;
			deps.log({ event: "voice_not_heard", level: "warn", workspaceId, messageId, why });
			if (answer.class === "unavailable") return "later";
			// Whatever else was refused, another model may take; where none does, nothing was promised.
			if (answer.reason === "content") return { text: null, model: "" };
		}
		return "left";
	}

	async function hearClaimed(job: MessageJob, claimed: ClaimedMedium): Promise<Outcome> {
		const plan = await readVoicePlan(deps.db, job.workspaceId, deps.now());
		if (plan === null || !hasVoiceBudget(parseVoiceBudget(plan.budget), plan.spentMicros))
			return "left";
		return hear(job, await findEars(job.workspaceId, plan), claimed);
	}

	return {
		/**
		 * Handles a job of the queue. Never throws: the channel's object asks again for what it never heard of. The same job
		 * twice, or after the message was deleted, does nothing.
		 */
		async run(job: MessageJob): Promise<void> {
			const { workspaceId, channelId, channelType, messageId } = job;
			try {
				const channel = deps.channel({ id: channelId, type: channelType });
				const claimed = await channel.claimVoice(workspaceId, messageId);
				if (!claimed.ok) return;
				const outcome = await hearClaimed(job, claimed.value);
				if (outcome === "later" || outcome === "left")
					await channel.failVoice(workspaceId, messageId, outcome === "later");
				else await channel.keepVoice(workspaceId, messageId, { ...outcome, at: deps.now() });
			} catch (error) {
				deps.log({
					event: "voice_not_heard",
					level: "error",
					workspaceId,
					channelId,
					messageId,
					error,
				});
			}
		},
	};
}

import type { SeedWebchat } from "#app/contracts/seed.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { DEFAULT_DEBOUNCE_MS } from "#app/domain/agents/agent.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { visitorAddress, visitorMessageId } from "#app/domain/channels/visitor.ts";
import type { Result } from "#app/domain/result.ts";
import { listChannels } from "#workers/data/queries/channels/channels.ts";
import type { Database } from "#workers/data/database.ts";
import type { createAgentsService } from "../agents/agents.ts";
import type { createChannelChanges } from "./channel-changes.ts";
import type { createKnowledgeService } from "../agents/knowledge.ts";
import type { ChannelStub } from "./stub.ts";
import type { SeedWebchatInto } from "../admin/seed.ts";

export interface WebchatSeederDeps {
	db: Database;
	channelChanges: Pick<ReturnType<typeof createChannelChanges>, "create">;
	agents: Pick<ReturnType<typeof createAgentsService>, "create">;
	knowledge: Pick<ReturnType<typeof createKnowledgeService>, "add">;
	channel(channel: { id: string; type: "webchat" }): Pick<ChannelStub, "receive">;
	newId(): string;
	now(): number;
}

/** A refused seed is a programming error, so it throws. */
function got<T>(made: Result<T, string>): T {
	if (!made.ok) throw new Error(`A webchat of the seed was refused: ${made.code}`);
	return made.value;
}

/**
 * Creates a webchat, its agent and the agent's knowledge with the services a member uses; visitors ask last, when the
 * agent knows everything. Throws when refused.
 */
export function createWebchatSeeder(deps: WebchatSeederDeps): SeedWebchatInto {
	return async (owner, { name, agent, visitors }) => {
		const channel = { type: "webchat", name, token: "", locale: "pt" } as const;
		const { id: channelId } = got(await deps.channelChanges.create(owner, channel));
		const channels = await listChannels(deps.db, owner.workspace.id);
		const signedIn: SignedIn = { ...owner, channels };
		const made = got(
			await deps.agents.create(signedIn, {
				name: agent.name,
				channelIds: [channelId],
				settings: {
					instructions: agent.instructions,
					provider: "knowledge",
					model: "",
					temperature: 0.3,
					integrationId: null,
					handOver: { words: [], onNoAnswer: true, onRequest: true, maxTurns: null },
					hours: null,
					debounceMs: DEFAULT_DEBOUNCE_MS,
					languages: ["pt"],
					listens: true,
				},
			}),
		);
		for (const entry of agent.entries)
			got(await deps.knowledge.add(signedIn, { agentId: made.id }, entry));
		const object = deps.channel({ id: channelId, type: "webchat" });
		await object.receive(visitors.map((visitor) => questionOf(visitor, deps.newId, deps.now())));
	};
}

const questionOf = (
	{ name, text }: SeedWebchat["visitors"][number],
	newId: () => string,
	now: number,
): GatewayEvent => {
	const visitorId = newId();
	return {
		type: "message",
		providerId: visitorMessageId(visitorId, newId()),
		addresses: [visitorAddress(visitorId)],
		fromMe: false,
		origin: "live",
		name,
		author: null,
		sentAt: now,
		content: { type: "text", text },
		quotedProviderId: null,
		status: null,
	};
};

import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { AgentSettings, ChannelAgent } from "#app/domain/agents/agent.ts";
import type { TypedAgent } from "#workers/services/agents/agent-saving.ts";
import { instanceOf } from "./instance.ts";
import { ORIGIN, type TestMember } from "./sign-in.ts";
import { call } from "./call.ts";
import { findSignedIn, services } from "./two-workspaces.ts";

/** The form of an agent that answers from its knowledge base, changed here and there. */
export function typedAgent(
	settings: Partial<AgentSettings> = {},
	other: Partial<Omit<TypedAgent, "settings">> = {},
): TypedAgent {
	return {
		name: "Sofia",
		channelIds: [],
		...other,
		settings: {
			instructions: "",
			provider: "knowledge",
			model: "",
			temperature: 0.3,
			integrationId: null,
			handOver: { words: [], onNoAnswer: true, onRequest: true, maxTurns: null },
			hours: null,
			debounceMs: 3_000,
			languages: ["pt"],
			listens: true,
			...settings,
		},
	};
}

/** Makes an agent as the form does. */
export async function createAgent(
	member: TestMember,
	typed: TypedAgent = typedAgent(),
): Promise<string> {
	const made = await services().agents.create(await findSignedIn(member), typed);
	if (!made.ok) throw new Error(made.code);
	return made.value.id;
}

/** Who the channel's object lets answer new conversations. */
export const agentOf = (channelId: string): Promise<ChannelAgent | null | undefined> =>
	runInDurableObject(instanceOf(channelId), (_, state) => {
		const [row] = state.storage.sql
			.exec<{ json: string }>("SELECT json FROM config WHERE id = 1")
			.toArray();
		return row ? (JSON.parse(row.json) as { agent?: ChannelAgent | null }).agent : undefined;
	});

/** Sends bytes as a page of ours does. */
export const sendBytes = (
	member: Pick<TestMember, "cookie">,
	method: string,
	path: string,
	body: BodyInit,
): Promise<Response> =>
	call(path, {
		method,
		headers: { cookie: member.cookie, origin: ORIGIN, "content-type": "application/octet-stream" },
		body,
	});

/** An openai integration of a member, whose credentials nobody can open. */
export async function createIntegration(
	workspaceId: string,
	memberId: string,
	change: { type?: string; disabledAt?: number } = {},
): Promise<string> {
	const id = crypto.randomUUID();
	await env.DB.prepare(
		`insert into integrations (id, workspace_id, member_id, integration_type, name,
			credentials_sealed, disabled_at, created_at, updated_at)
			values (?, ?, ?, ?, 'OpenAI da loja', 'x', ?, 1, 1)`,
	)
		.bind(id, workspaceId, memberId, change.type ?? "openai", change.disabledAt ?? null)
		.run();
	return id;
}

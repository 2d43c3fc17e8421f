import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { MessageView } from "#app/contracts/frames.ts";
import type { AgentSettings, ModelProvider } from "#app/domain/agents/agent.ts";
import { createDatabase } from "#workers/data/database.ts";
import { insertAgentIfBelow } from "#workers/data/queries/billing/plan-limits.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { loadConfig } from "#workers/config.ts";
import worker from "../workers/entry.ts";
import { teachAgent } from "./knowledge.ts";
import { eventually, incoming, makeLinkedInstance } from "./instance.ts";
import { bindings, createMember, createWorkspace } from "./sign-in.ts";

export const SETTINGS: Omit<
	AgentSettings,
	"instructions" | "provider" | "model" | "integrationId"
> = {
	temperature: 0.2,
	handOver: { words: ["procon"], onNoAnswer: true, onRequest: true, maxTurns: null },
	hours: null,
	debounceMs: 1_000,
	languages: ["pt", "en"],
	listens: true,
};

const PHONE = "5511987654321";

/** A shop with a number whose new conversations an agent answers, and an operator who may take over. */
export async function createShop(
	agent: {
		provider?: ModelProvider;
		model?: string;
		instructions?: string;
		settings?: Partial<AgentSettings>;
		/** Where its openai integration asks. */
		baseUrl?: string;
		apiKey?: string;
		/** Quiet time before the object asks; long: the test delivers the jobs itself. */
		debounceMs?: number;
	} = {},
) {
	const db = createDatabase(bindings.DB);
	const workspace = await createWorkspace();
	const operator = await createMember(workspace.id, "operator", "Olga Reis");
	const manager = await createMember(workspace.id, "manager", "Mara Dias");
	const now = Date.now();
	const agentId = crypto.randomUUID();
	const apiKey = agent.apiKey ?? `sk-${agentId}`;
	const { baseUrl } = agent;
	const integrationId = baseUrl
		? await createIntegration(workspace.id, manager.memberId, { baseUrl, apiKey })
		: null;
	await insertAgentIfBelow(
		db,
		workspace.id,
		{
			id: agentId,
			name: "Lia",
			instructions: agent.instructions ?? "Atenda bem.",
			provider: agent.provider ?? "knowledge",
			model: agent.model ?? "",
			integrationId,
			settings: JSON.stringify({ ...SETTINGS, ...agent.settings }),
			createdAt: now,
			updatedAt: now,
		},
		null,
	);
	const { instance, channelId } = await makeLinkedInstance({
		workspaceId: workspace.id,
		channelId: crypto.randomUUID(),
	});
	await bindings.DB.prepare(
		`insert into channels (id, workspace_id, type, name, gateway, auto_reconnect, auto_read_messages,
			reject_calls, enable_chat_presence, receive_message_status, max_connection_attempts, status,
			default_agent_id, created_at, updated_at)
		values (?, ?, 'whatsapp', 'Loja', 'simulator', 1, 0, 0, 1, 1, 5, 'connected', ?, ?, ?)`,
	)
		.bind(channelId, workspace.id, agentId, now, now)
		.run();
	await instance.setAgent(workspace.id, {
		id: agentId,
		name: "Lia",
		debounceMs: agent.debounceMs ?? 50,
	});
	const { id: workspaceId } = workspace;
	return { workspaceId, channelId, instance, agentId, operator, manager, integrationId, apiKey };
}
export type Shop = Awaited<ReturnType<typeof createShop>>;

export async function createIntegration(
	workspaceId: string,
	memberId: string,
	{ baseUrl, apiKey = "sk-shop" }: { baseUrl?: string; apiKey?: string },
): Promise<string> {
	const id = crypto.randomUUID();
	const row = await bindings.DB.prepare(
		"select data_key_wrapped as key from workspaces where id = ?",
	)
		.bind(workspaceId)
		.first<{ key: string }>();
	const sealer = createSealer({
		masterKeys: loadConfig(bindings).masterKeys,
		workspaceId,
		dataKeyWrapped: row?.key ?? "",
	});
	const place = { workspaceId, table: "integrations", rowId: id, field: "credentials" };
	await bindings.DB.prepare(
		`insert into integrations (id, workspace_id, member_id, integration_type, name, credentials_sealed,
			settings, status, created_at, updated_at) values (?, ?, ?, 'openai', 'OpenAI', ?, ?, 'connected', 1, 1)`,
	)
		.bind(
			id,
			workspaceId,
			memberId,
			sealer.seal(JSON.stringify({ api_key: apiKey }), place),
			JSON.stringify({ baseUrl }),
		)
		.run();
	return id;
}

/** Something the agent knows. */
export const teach = ({ workspaceId, agentId }: Shop, title: string, text: string) =>
	teachAgent(workspaceId, agentId, title, text);

/** The customer writes; answers the id of the message. */
export async function customerSays(
	{ instance }: Shop,
	text: string,
	phone = PHONE,
): Promise<string> {
	const providerId = `IN-${crypto.randomUUID()}`;
	await instance.receive([
		incoming({
			providerId,
			addresses: [{ kind: "phone", value: phone }],
			sentAt: Date.now(),
			content: { type: "text", text },
		}),
	]);
	return providerId;
}

export async function contactOf({ instance, workspaceId }: Shop, phone = PHONE) {
	const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
	const found = page.ok ? page.value.contacts.find((contact) => contact.phone === phone) : null;
	if (!found) throw new Error("the customer is not there");
	return found;
}

export async function messagesOf(shop: Shop, phone = PHONE): Promise<MessageView[]> {
	const { id } = await contactOf(shop, phone);
	const read = await shop.instance.conversation(shop.workspaceId, id, null);
	return read.ok ? read.value.page.messages : [];
}

/** Texts of ours that the gateway has. */
export async function answersOf(shop: Shop, phone = PHONE): Promise<string[]> {
	return (await messagesOf(shop, phone)).flatMap(({ direction, type, text }) =>
		direction === "outgoing" && type === "text" ? [text] : [],
	);
}

/** Gives the consumer one job; answers whether it was acknowledged. */
export async function consumeReply(env: Env, job: AgentReplyJob): Promise<boolean> {
	const batch = createMessageBatch("agent-replies", [
		{ id: crypto.randomUUID(), body: job, attempts: 1, timestamp: new Date() },
	]);
	const ctx = createExecutionContext();
	await worker.queue(batch, env, ctx);
	return (await getQueueResult(batch, ctx)).explicitAcks.length === 1;
}

export const soon = eventually;

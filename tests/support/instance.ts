import { env } from "cloudflare:workers";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { DEFAULT_SETTINGS, type GatewayName } from "#app/domain/channels/settings.ts";
import { loadConfig } from "#workers/config.ts";
import { createDataKey } from "#workers/adapters/secrets/envelope.ts";

export const WORKSPACE = "workspace-a";

/** The object of a channel that nobody else in this file uses. */
export function instanceOf(channelId: string) {
	return env.WHATSAPP_INSTANCE.getByName(channelObjectName(channelId));
}

/** A configured instance of a workspace, on the simulator unless said. */
export async function makeInstance(
	overrides: { workspaceId?: string; gateway?: GatewayName; channelId?: string } = {},
) {
	const channelId = overrides.channelId ?? `channel-${crypto.randomUUID()}`;
	const workspaceId = overrides.workspaceId ?? WORKSPACE;
	const instance = instanceOf(channelId);
	// One workspace for many files: the limits of its plan would be used up by all of them together.
	if (workspaceId === WORKSPACE) await env.WORKSPACE_HUB.getByName(WORKSPACE).keepPlan("premium");
	await instance.configure({
		workspaceId,
		channelId,
		name: "Loja",
		gateway: overrides.gateway ?? "simulator",
		settings: DEFAULT_SETTINGS,
		dataKeyWrapped: createDataKey(loadConfig(env).masterKey, workspaceId),
	});
	return { instance, channelId, workspaceId };
}

/** The same, linked and with an idle alarm. */
export async function makeLinkedInstance(overrides: Parameters<typeof makeInstance>[0] = {}) {
	const made = await makeInstance(overrides);
	await made.instance.receive([{ type: "linked", phone: "5511912345678", profileName: "Loja" }]);
	return made;
}

/** One text of a customer. */
export function incoming(
	overrides: Partial<Extract<GatewayEvent, { type: "message" }>> = {},
): Extract<GatewayEvent, { type: "message" }> {
	return {
		type: "message",
		providerId: `IN-${crypto.randomUUID()}`,
		addresses: [{ kind: "phone", value: "5511987654321" }],
		fromMe: false,
		origin: "live",
		name: "Maria",
		author: null,
		sentAt: Math.floor(Date.now() / 1000) * 1000,
		content: { type: "text", text: "Oi, ainda tem o tamanho 38?" },
		quotedProviderId: null,
		status: null,
		...overrides,
	};
}

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;

/** Waits until `read` answers something, at most `timeoutMs`. Each look is work for the runtime that is waited for: the longer it takes, the rarer. */
export async function eventually<T>(
	read: () => Promise<T | null | undefined | false>,
	timeoutMs = 20_000,
): Promise<T> {
	const endAt = Date.now() + timeoutMs;
	for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
		const value = await read();
		if (value) return value;
		if (Date.now() > endAt) throw new Error("It did not happen in time.");
		await scheduler.wait(pauseMs);
	}
}

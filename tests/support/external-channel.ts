import { randomInt } from "node:crypto";
import { env } from "cloudflare:workers";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import {
	type ChannelCredentials,
	sealChannelCredentials,
} from "#workers/adapters/channel-gateway/credentials.ts";
import { createDataKey, createSealer } from "#workers/adapters/secrets/envelope.ts";
import { loadConfig } from "#workers/config.ts";
import { tellHub } from "./sign-in.ts";

/** The object of a channel that is no WhatsApp number. */
export const inboxOf = (channelId: string) =>
	env.CHANNEL_INBOX.getByName(channelObjectName(channelId));

const digits = (): string => String(randomInt(10 ** 11, 10 ** 12));

/** Credentials of an account that nobody else has. */
export function newCredentials(type: ChannelCredentials["type"]): ChannelCredentials {
	switch (type) {
		case "telegram":
			return { type, botToken: `${digits()}:AAE${digits()}${"x".repeat(20)}` };
		case "messenger":
			return { type, pageToken: `EAA${digits()}${digits()}`, pageId: digits() };
		case "instagram":
			return { type, token: `EAA${digits()}${digits()}`, accountId: digits() };
	}
}

export function externalIdOf(credentials: ChannelCredentials): string {
	switch (credentials.type) {
		case "telegram":
			return credentials.botToken.split(":")[0] ?? "";
		case "messenger":
			return credentials.pageId;
		case "instagram":
			return credentials.accountId;
	}
}

export interface ExternalChannel {
	channelId: string;
	workspaceId: string;
	externalId: string;
	credentials: ChannelCredentials;
	/** Gives the object other credentials, as a token that is replaced. */
	giveCredentials(credentials: ChannelCredentials): Promise<void>;
}

/** A channel of a bot, page or account, in the directory and in its object; not linked yet. */
export async function createExternalChannel(
	workspaceId: string,
	type: ChannelCredentials["type"],
): Promise<ExternalChannel> {
	const channelId = crypto.randomUUID();
	const credentials = newCredentials(type);
	const externalId = externalIdOf(credentials);
	const now = Date.now();
	await env.DB.prepare(
		`insert into channels (id, workspace_id, type, name, gateway, auto_reconnect,
			auto_read_messages, reject_calls, enable_chat_presence, receive_message_status,
			max_connection_attempts, external_id, created_at, updated_at)
		values (?, ?, ?, 'Canal', ?, 1, 0, 1, 1, 1, 5, ?, ?, ?)`,
	)
		.bind(channelId, workspaceId, type, type, externalId, now, now)
		.run();
	await tellHub(workspaceId);
	const { masterKey, masterKeys } = loadConfig(env);
	const dataKeyWrapped = createDataKey(masterKey, workspaceId);
	const sealer = createSealer({ masterKeys, workspaceId, dataKeyWrapped });
	const giveCredentials = async (given: ChannelCredentials): Promise<void> => {
		await inboxOf(channelId).configure({
			workspaceId,
			channelId,
			name: "Canal",
			type,
			gateway: type,
			settings: DEFAULT_SETTINGS,
			dataKeyWrapped,
			credentialsSealed: sealChannelCredentials(sealer, { workspaceId, channelId }, given),
		});
	};
	await giveCredentials(credentials);
	return { channelId, workspaceId, externalId, credentials, giveCredentials };
}

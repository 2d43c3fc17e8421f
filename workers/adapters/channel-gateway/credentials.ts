import { z } from "zod";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Sealer } from "../secrets/envelope.ts";
import {
	type CloudCredentials,
	openCloudCredentials,
} from "../whatsapp-gateway/cloud-api/credentials.ts";
import { openOwnGateway, type OwnGateway } from "../whatsapp-gateway/own-gateway.ts";

/** The format of BotFather's tokens. */
const BOT_TOKEN = /^\d{5,20}:[\w-]{30,64}$/;
/** Meta's tokens; other characters could not be sent in a header. */
const META_TOKEN = /^[\w|.~+/=-]{20,2048}$/;
const META_ID = /^\d{5,32}$/;

const Telegram = z.object({
	type: z.literal("telegram"),
	botToken: z.string().trim().regex(BOT_TOKEN),
});
/** The ids are empty until identify.ts has asked the vendor. */
const Messenger = z.object({
	type: z.literal("messenger"),
	pageToken: z.string().trim().regex(META_TOKEN),
	pageId: z.string().trim().regex(META_ID).or(z.literal("")),
});
const Instagram = z.object({
	type: z.literal("instagram"),
	token: z.string().trim().regex(META_TOKEN),
	accountId: z.string().trim().regex(META_ID).or(z.literal("")),
});
const ChannelCredentials = z.discriminatedUnion("type", [Telegram, Messenger, Instagram]);

/** Credentials of a channel that is not WhatsApp. */
export type ChannelCredentials = z.infer<typeof ChannelCredentials>;
export type MetaCredentials = z.infer<typeof Messenger> | z.infer<typeof Instagram>;

/**
 * Decrypted credentials of any gateway; those of WhatsApp's official API have no `type`. Of a channel that uses a
 * gateway of its workspace they are that gateway.
 */
export type GatewayCredentials = ChannelCredentials | CloudCredentials | OwnGateway;

/** Checks the format of typed credentials; only the vendor knows whether they are valid. */
export function parseChannelCredentials(
	typed: ChannelCredentials,
): Result<ChannelCredentials, "credentials_invalid"> {
	const parsed = ChannelCredentials.safeParse(typed);
	return parsed.success ? ok(parsed.data) : fail("credentials_invalid");
}

interface Owner {
	workspaceId: string;
	channelId: string;
}

/** Encrypts credentials for the channel's object (`InstanceConfig.credentialsSealed`); D1 stores the same text. */
export function sealChannelCredentials(
	sealer: Sealer,
	owner: Owner,
	credentials: ChannelCredentials,
): string {
	return sealer.seal(JSON.stringify(credentials), placeOf(owner));
}

/** Null for anything that was not encrypted for exactly this channel and gateway. Never throws. */
export function openCredentials(
	sealer: Sealer,
	owner: Owner,
	carrier: CarrierName,
	sealed: string | null,
): GatewayCredentials | null {
	if (sealed === null) return null;
	switch (carrier) {
		case "cloud-api":
			return openCloudCredentials(sealer, owner, sealed);
		case "telegram":
		case "messenger":
		case "instagram":
			return openChannelCredentials(sealer, owner, carrier, sealed);
		case "evolution":
		case "waha":
			return openOwnGateway(sealer, owner, carrier, sealed);
		case "simulator":
		case "webchat":
			return null;
	}
}

function openChannelCredentials(
	sealer: Sealer,
	owner: Owner,
	type: ChannelCredentials["type"],
	sealed: string,
): ChannelCredentials | null {
	const opened = sealer.open(sealed, placeOf(owner));
	if (!opened.ok) return null;
	const parsed = ChannelCredentials.safeParse(JSON.parse(opened.value));
	return parsed.success && parsed.data.type === type ? parsed.data : null;
}

const placeOf = ({ workspaceId, channelId }: Owner) => ({
	workspaceId,
	table: "instance",
	rowId: channelId,
	field: "credentials",
});

/** Whether both refer to the same bot, page, account, number or own gateway; the tokens may differ. */
export function isSameAccount(a: GatewayCredentials | null, b: GatewayCredentials | null): boolean {
	return a !== null && b !== null && accountOf(a) === accountOf(b);
}

function accountOf(credentials: GatewayCredentials): string {
	if (!("type" in credentials))
		return `whatsapp:${credentials.phoneNumberId}:${credentials.businessId}`;
	switch (credentials.type) {
		case "telegram":
			return `telegram:${credentials.botToken.split(":")[0]}`;
		case "messenger":
			return `messenger:${credentials.pageId}`;
		case "instagram":
			return `instagram:${credentials.accountId}`;
		case "own-gateway":
			return `own:${credentials.id}`;
	}
}

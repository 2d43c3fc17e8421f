import { z } from "zod";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Sealer } from "../secrets/envelope.ts";
import {
	type CloudCredentials,
	openCloudCredentials,
} from "../whatsapp-gateway/cloud-api/credentials.ts";

/** What BotFather gives out. */
const BOT_TOKEN = /^\d{5,20}:[\w-]{30,64}$/;
/** Letters and digits; anything else could not be a header. */
const META_TOKEN = /^[\w|.~+/=-]{20,2048}$/;
const META_ID = /^\d{5,32}$/;

const Telegram = z.object({
	type: z.literal("telegram"),
	botToken: z.string().trim().regex(BOT_TOKEN),
});
/** The ids are empty until the vendor was asked whose token it is (identify.ts). */
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

/** By which a channel of another type than whatsapp is used. */
export type ChannelCredentials = z.infer<typeof ChannelCredentials>;
export type MetaCredentials = z.infer<typeof Messenger> | z.infer<typeof Instagram>;

/** Opened credentials of any gateway; those of the official API carry no type. */
export type GatewayCredentials = ChannelCredentials | CloudCredentials;

/** Whether somebody's input can be credentials at all; only the vendor knows whether they are any. */
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

/** As the object opens them (`InstanceConfig.credentialsSealed`); D1 keeps the very same text. */
export function sealChannelCredentials(
	sealer: Sealer,
	owner: Owner,
	credentials: ChannelCredentials,
): string {
	return sealer.seal(JSON.stringify(credentials), placeOf(owner));
}

/** Null for anything but what was sealed for this very channel and carrier: fail closed. */
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
		case "simulator":
		case "evolution":
		case "waha":
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

/** The same bot, page, account or number of an account: only the token may have changed. */
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
	}
}

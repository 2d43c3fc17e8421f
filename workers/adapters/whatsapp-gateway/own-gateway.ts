import { z } from "zod";
import { OWN_VENDORS, type OwnVendor } from "#app/domain/gateways/own-gateway.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";

/** A gateway of the channel's workspace, as the channel's object uses it. */
export interface OwnGateway {
	type: "own-gateway";
	/** Its id in D1; also part of the channel's webhook address there. */
	id: string;
	vendor: OwnVendor;
	url: string;
	apiKey: string;
}

const Stored = z.object({
	type: z.literal("own-gateway"),
	id: z.string().min(1),
	vendor: z.enum(OWN_VENDORS),
	url: z.url(),
	apiKey: z.string().min(1),
});

interface Owner {
	workspaceId: string;
	channelId: string;
}

/** Encrypted for exactly one channel: copied to another one's object it does not decrypt (J04). */
const placeOf = ({ workspaceId, channelId }: Owner) => ({
	workspaceId,
	table: "instance",
	rowId: channelId,
	field: "credentials",
});

/** Encrypts address and key for the object of a channel that uses the gateway. */
export const sealOwnGateway = (sealer: Sealer, owner: Owner, gateway: OwnGateway): string =>
	sealer.seal(JSON.stringify(gateway), placeOf(owner));

/** Null for anything that was not encrypted for exactly this channel and vendor. Never throws. */
export function openOwnGateway(
	sealer: Sealer,
	owner: Owner,
	vendor: OwnVendor,
	sealed: string,
): OwnGateway | null {
	const opened = sealer.open(sealed, placeOf(owner));
	if (!opened.ok) return null;
	const parsed = Stored.safeParse(JSON.parse(opened.value));
	return parsed.success && parsed.data.vendor === vendor ? parsed.data : null;
}

import { fail, ok, type Result } from "#app/domain/result.ts";
import type { CreatableType } from "#app/domain/channels/channel-form.ts";
import type { GatewayName } from "#app/domain/channels/settings.ts";
import { type LinkWay, listWays } from "#app/domain/gateways/way.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { OwnGateway } from "#workers/adapters/whatsapp-gateway/own-gateway.ts";
import type { Database } from "#workers/data/database.ts";
import { findGateway, readOwnWays } from "#workers/data/queries/gateways/gateways.ts";
import { openKey } from "./secrets.ts";

export interface ChosenWayDeps {
	db: Database;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	offeredGateways: readonly GatewayName[];
}

/** Encrypts an own gateway for the object of one channel (own-gateway.ts). */
export type SealOwnGateway = (
	sealer: Sealer,
	owner: { workspaceId: string; channelId: string },
	own: OwnGateway,
) => string;

/** The gateway that a form chose. */
export interface ChosenWay {
	gateway: GatewayName;
	/** The gateway of the workspace; null for the deployment's. */
	own: OwnGateway | null;
}

/** All ways to link a number in this workspace. One D1 read. */
export async function readWays(deps: ChosenWayDeps, workspaceId: string): Promise<LinkWay[]> {
	const { own, hasOwnApp } = await readOwnWays(deps.db, workspaceId);
	return listWays(deps.offeredGateways, own, hasOwnApp);
}

/**
 * What a form's choice stands for in this workspace. `gateway_not_offered` for everything else, also for a gateway of
 * another workspace; `gateway_key_refused` when its key cannot be decrypted.
 */
export async function chooseWay(
	deps: ChosenWayDeps,
	workspaceId: string,
	choice: string,
): Promise<Result<ChosenWay, "gateway_not_offered" | "gateway_key_refused">> {
	const ways = await readWays(deps, workspaceId);
	const way = ways.find((each) => each.choice === choice);
	if (!way) return fail("gateway_not_offered");
	if (way.name === null) return ok({ gateway: way.vendor, own: null });
	const found = await findGateway(deps.db, workspaceId, choice);
	if (!found) return fail("gateway_not_offered");
	const { id, vendor, url, keySealed } = found.gateway;
	const sealer = deps.createSealer(workspaceId, found.dataKeyWrapped);
	const apiKey = openKey(sealer, workspaceId, id, keySealed);
	if (apiKey === null) return fail("gateway_key_refused");
	return ok({ gateway: vendor, own: { type: "own-gateway", id, vendor, url, apiKey } });
}

/** Types whose channels need an app of Meta. */
const OF_META: readonly CreatableType[] = ["messenger", "instagram"];

/** The types of channels that this workspace can create: with an own app of Meta also those that need one. */
export async function readTypes(
	deps: { db: Database; offeredTypes: readonly CreatableType[] },
	workspaceId: string,
): Promise<readonly CreatableType[]> {
	const missing = OF_META.filter((type) => !deps.offeredTypes.includes(type));
	if (missing.length === 0) return deps.offeredTypes;
	const { hasOwnApp } = await readOwnWays(deps.db, workspaceId);
	return hasOwnApp ? [...deps.offeredTypes, ...missing] : deps.offeredTypes;
}

// Ways to link a WhatsApp number: what the deployment offers, and gateways of the workspace.
import { GATEWAY_NAMES, type GatewayName } from "../channels/settings.ts";
import type { OwnVendor } from "./own-gateway.ts";

export interface LinkWay {
	/** Value of the form's field: the vendor's name for the deployment's, the id of a gateway of the workspace. */
	choice: string;
	vendor: GatewayName;
	/** The name of a gateway of the workspace; null for the deployment's. */
	name: string | null;
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a form's value may be a way at all. */
export const isChoice = (text: string): boolean =>
	GATEWAY_NAMES.some((name) => name === text) || ID.test(text);

/**
 * All ways, the first being the form's default: the workspace's own gateways come before the deployment's, and the
 * demonstration is last.
 * @param hasOwnApp whether the workspace has an app of Meta, which makes the official API available
 */
export function listWays(
	offered: readonly GatewayName[],
	own: readonly { id: string; vendor: OwnVendor; name: string }[],
	hasOwnApp: boolean,
): LinkWay[] {
	const deployments = GATEWAY_NAMES.filter(
		(name) => offered.includes(name) || (name === "cloud-api" && hasOwnApp),
	);
	const real = deployments.filter((name) => name !== "simulator");
	return [
		...own.map(({ id, vendor, name }) => ({ choice: id, vendor, name })),
		...real.map((vendor) => ({ choice: vendor, vendor, name: null })),
		...deployments
			.filter((name) => name === "simulator")
			.map((vendor) => ({ choice: vendor, vendor, name: null })),
	];
}

/** The way that carries a channel now. */
export const choiceOf = (channel: { gateway: string; gatewayId: string | null }): string =>
	channel.gatewayId ?? channel.gateway;

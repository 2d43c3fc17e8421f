import type { GatewayName } from "../domain/channels/settings.ts";
import type { GatewayFinding, OwnVendor } from "../domain/gateways/own-gateway.ts";

/** A gateway of the workspace; its key appears only as a mask. */
export interface OwnGatewayView {
	id: string;
	vendor: OwnVendor;
	name: string;
	url: string;
	keyMask: string;
	finding: GatewayFinding;
	/** Epoch ms. */
	checkedAt: number;
	/** Names of the numbers that use it. */
	usedBy: string[];
}

/** The workspace's app of Meta; its secret appears only as a mask. */
export interface MetaAppView {
	appId: string;
	secretMask: string;
	/** The address to type at Meta. */
	callbackUrl: string;
	/** Until Meta has verified the address with it; null afterwards. */
	verifyToken: string | null;
	/** When Meta verified the address, and when its first signed call came; epoch ms. */
	verifiedAt: number | null;
	calledAt: number | null;
	/** Number of channels that may depend on it. */
	channels: number;
}

/** The page of an administrator. */
export interface GatewaysView {
	own: OwnGatewayView[];
	metaApp: MetaAppView | null;
	/** What the deployment offers. */
	offered: GatewayName[];
	/** Whether the deployment has an app of Meta for pages and Instagram. */
	offersPages: boolean;
	/** A new verify token for the form. */
	newVerifyToken: string;
}

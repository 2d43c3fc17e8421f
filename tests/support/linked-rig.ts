import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import type { GatewayRig } from "./gateway-conformance.ts";

const TURN_MS = 50;
const MAX_TURNS = 200;

/** The rig once a phone has scanned its QR. */
export async function linked<Rig extends GatewayRig>(rig: Rig): Promise<Rig> {
	const { gateway, webhook } = rig;
	await gateway.createInstance({ webhook, settings: DEFAULT_SETTINGS });
	let isScanned = false;
	for (let turn = 0; turn < MAX_TURNS; turn++) {
		const link = await gateway.startLink();
		const state = link.class === "accepted" ? link.value.state : null;
		if (state === "linked") return rig;
		if (state === "qr" && !isScanned) {
			await rig.scan();
			isScanned = true;
		}
		await new Promise((resolve) => setTimeout(resolve, TURN_MS));
	}
	throw new Error("never linked");
}

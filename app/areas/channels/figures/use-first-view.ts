import { useMemo } from "react";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";

/** What the directory says of a link, until the instance's own line says the rest. */
export function useFirstView({
	status,
	phone,
}: Pick<ChannelSummary, "status" | "phone">): LinkView {
	return useMemo(
		() => ({
			status,
			phone,
			qr: null,
			pairingCode: null,
			failures: 0,
			pausedForMs: 0,
			attempts: 0,
			maxAttempts: 0,
			profileName: null,
			reason: null,
			passkey: null,
		}),
		[status, phone],
	);
}

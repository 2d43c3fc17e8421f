import { useMemo } from "react";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";

/**
 * A link's view made from the directory's status, until the instance's own socket sends the rest.
 */
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

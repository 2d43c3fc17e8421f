import type { MailOutcome } from "#app/domain/team/invitation.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<MailOutcome, StatusTone> = {
	queued: "accent",
	sent: "good",
	not_configured: "neutral",
	failed: "bad",
};

/** Delivery status of an invitation's latest mail. */
export function DeliveryBadge({ outcome }: { outcome: MailOutcome }) {
	const t = useStrings({ pt, en }).delivery;
	return (
		<StatusBadge pulsing={outcome === "queued"} tone={TONES[outcome]}>
			{t[outcome]}
		</StatusBadge>
	);
}

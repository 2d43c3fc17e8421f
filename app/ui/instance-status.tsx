import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatusBadge, type StatusTone } from "./status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<InstanceStatus, StatusTone> = {
	connected: "good",
	connecting: "warning",
	waiting_qr: "warning",
	passkey_required: "warning",
	unstable: "warning",
	expired: "bad",
	disconnected: "neutral",
};
const PULSING: InstanceStatus[] = ["connecting", "waiting_qr"];

/** The status of an instance in the words of spec 2, section 4; `label` replaces them. */
export function InstanceStatusBadge({ status, label }: { status: InstanceStatus; label?: string }) {
	const t = useStrings({ pt, en });
	return (
		<StatusBadge pulsing={PULSING.includes(status)} tone={TONES[status]}>
			{label ?? t.instanceStatus[status]}
		</StatusBadge>
	);
}

import type { AgentStatus } from "#app/domain/agents/agent.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 4: Online while it is active, otherwise Pausado. */
export function AgentBadge({ status }: { status: AgentStatus }) {
	const t = useStrings({ pt, en }).status;
	const isOnline = status === "active";
	return (
		<StatusBadge tone={isOnline ? "good" : "neutral"}>{isOnline ? t.online : t.paused}</StatusBadge>
	);
}

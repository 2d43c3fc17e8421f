import type { IntegrationView } from "#app/contracts/integrations.ts";
import type { Health } from "#app/domain/integrations/health.ts";
import type { StatusTone } from "#app/ui/status-badge.tsx";

export const HEALTH_TONES: Record<Health, StatusTone> = {
	healthy: "good",
	warning: "warning",
	error: "bad",
	unknown: "neutral",
};

/** Whether the scheduled checks include it. */
export const isWatched = ({ status, isDisabled }: IntegrationView): boolean =>
	status !== "disconnected" && !isDisabled;

/** How many of the last tests failed, and how many were slow. */
export function countHistory(history: readonly { health: Health }[]): {
	failed: number;
	slow: number;
} {
	const of = (health: Health): number => history.filter((check) => check.health === health).length;
	return { failed: of("error"), slow: of("warning") };
}

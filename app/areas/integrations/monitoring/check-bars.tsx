import type { IntegrationView } from "#app/contracts/integrations.ts";
import { type Health, WARNING_LATENCY_MS } from "#app/domain/integrations/health.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { countHistory } from "../health-words.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";

const SLOTS = 24;
const STEP = 6;
const WIDTH = 4;
const HEIGHT = 28;
const LOWEST = 5;

const COLORS: Record<Health, string> = {
	healthy: "fill-green-9",
	warning: "fill-amber-9",
	error: "fill-red-9",
	unknown: "fill-gray-8",
};

/**
 * Height of a bar on a scale that shows small differences of quick answers and keeps slow ones
 * inside.
 */
export function barHeight({ health, latencyMs }: { health: Health; latencyMs: number }): number {
	if (health === "error") return HEIGHT;
	const share = Math.min(1, Math.sqrt(Math.max(0, latencyMs) / WARNING_LATENCY_MS));
	return Math.round(LOWEST + (HEIGHT - 4 - LOWEST) * share);
}

/**
 * The last tests, newest at the right: their duration, and a broken bar for a failure, so that
 * colour is not the only sign. A table below has the same data.
 */
export function CheckBars({ history }: { history: IntegrationView["history"] }) {
	const t = useStrings({ pt, en }).monitoring;
	const shown = history.slice(-SLOTS);
	const { failed, slow } = countHistory(shown);
	const label = shown.length === 0 ? t.noHistory : t.history(shown.length, failed, slow);
	const empty = SLOTS - shown.length;
	return (
		<svg
			aria-label={label}
			className="h-7 w-36 shrink-0"
			role="img"
			viewBox={`0 0 ${SLOTS * STEP} ${HEIGHT}`}
		>
			<title>{label}</title>
			{Array.from({ length: empty }, (_, at) => (
				<rect
					className="fill-gray-5"
					height={2}
					key={at}
					width={WIDTH}
					x={at * STEP}
					y={HEIGHT - 2}
				/>
			))}
			{shown.map((check, at) => (
				<Bar check={check} key={check.at} x={(empty + at) * STEP} />
			))}
		</svg>
	);
}

function Bar({ check, x }: { check: IntegrationView["history"][number]; x: number }) {
	const height = barHeight(check);
	const className = COLORS[check.health];
	if (check.health !== "error")
		return (
			<rect className={className} height={height} rx={1} width={WIDTH} x={x} y={HEIGHT - height} />
		);
	return (
		<>
			<rect className={className} height={HEIGHT - 12} rx={1} width={WIDTH} x={x} y={0} />
			<rect className={className} height={8} rx={1} width={WIDTH} x={x} y={HEIGHT - 8} />
		</>
	);
}

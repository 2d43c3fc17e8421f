import type { InstanceFigures } from "#app/contracts/whatsapp.ts";
import { startOfLocalDay } from "#app/domain/inbox/local-day.ts";
import type { ChartGroup } from "#app/ui/chart-look.ts";
import { SAMPLE_HOURS } from "./demo-content.ts";

const HOUR_MS = 3_600_000;

const label = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/**
 * Sent and received by hour of the day. Future hours have no value: a line must not fall to zero where
 * nothing has happened yet.
 */
export function hourGroups({ hours }: Pick<InstanceFigures, "hours">, now: number): ChartGroup[] {
	const present = Math.floor((now - startOfLocalDay(now)) / HOUR_MS);
	return hours.map(({ hour, sent, received }) => ({
		label: label(hour),
		values: hour > present ? [null, null] : [sent, received],
	}));
}

/** The six buckets of the example. */
export const sampleHourGroups = (): ChartGroup[] =>
	SAMPLE_HOURS.map(({ hour, sent, received }) => ({
		label: label(hour),
		values: [sent, received],
	}));

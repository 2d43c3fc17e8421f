import { rateUptime, type UptimeRating } from "#app/domain/channels/uptime.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<UptimeRating, StatusTone> = {
	excellent: "good",
	good: "accent",
	attention: "warning",
};

/** Returns a formatter: "99,8%", or a dash for an instance that was never linked. */
export function useUptimeText(): (percentage: number | null) => string {
	const format = useFormat();
	return (percentage) => (percentage === null ? "–" : format.percent(percentage / 100));
}

/** Excelente, Bom, Precisa Atenção (spec 2, section 9); nothing before the first link. */
export function RatingBadge({ percentage }: { percentage: number | null }) {
	const t = useStrings({ pt, en });
	if (percentage === null) return null;
	const rating = rateUptime(percentage);
	return <StatusBadge tone={TONES[rating]}>{t.ratings[rating]}</StatusBadge>;
}

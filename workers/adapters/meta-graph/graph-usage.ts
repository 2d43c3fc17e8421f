/** Reads the usage of Meta's rate limits from the headers of its answers. */
import { z } from "zod";

/** Above this percentage calls pause, because at 100 Meta refuses all calls of the app. */
const PAUSE_ABOVE_PERCENT = 90;
const DEFAULT_PAUSE_MS = 5 * 60_000;
/** Longest pause, ms. */
const MAX_PAUSE_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

const Percent = z.number().catch(0);
const Usage = z.looseObject({
	call_count: Percent.optional(),
	total_time: Percent.optional(),
	total_cputime: Percent.optional(),
	/** Usage of an ad account. */
	acc_id_util_pct: Percent.optional(),
	/** Minutes (Retry-After is in seconds). */
	estimated_time_to_regain_access: z.number().min(0).optional().catch(0),
});
type Usage = z.infer<typeof Usage>;
const BusinessUsage = z.record(z.string(), z.array(Usage));

function readJson<Shape>(text: string | null, shape: z.ZodType<Shape>): Shape | null {
	try {
		return shape.safeParse(JSON.parse(text ?? "null")).data ?? null;
	} catch {
		return null;
	}
}

function listUsages(headers: Headers): Usage[] {
	const plain = ["x-app-usage", "x-ad-account-usage"].map((name) =>
		readJson(headers.get(name), Usage),
	);
	const business = readJson(headers.get("x-business-use-case-usage"), BusinessUsage) ?? {};
	return [...plain, ...Object.values(business).flat()].filter((usage) => usage !== null);
}

const percentOf = (usage: Usage): number =>
	Math.max(
		usage.call_count ?? 0,
		usage.total_time ?? 0,
		usage.total_cputime ?? 0,
		usage.acc_id_util_pct ?? 0,
	);

const regainMs = (usages: readonly Usage[]): number =>
	Math.max(0, ...usages.map((one) => (one.estimated_time_to_regain_access ?? 0) * MINUTE_MS));

/** The pause after this answer, ms; 0: none. */
export function readPauseMs(headers: Headers): number {
	const full = listUsages(headers).filter((usage) => percentOf(usage) > PAUSE_ABOVE_PERCENT);
	if (full.length === 0) return 0;
	return Math.min(regainMs(full) || DEFAULT_PAUSE_MS, MAX_PAUSE_MS);
}

/** The pause that Meta asks for, ms; null when it does not. */
export function readRetryAfterMs(headers: Headers): number | null {
	const seconds = Number(headers.get("retry-after") ?? Number.NaN);
	const asked = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
	const ms = Math.max(asked, regainMs(listUsages(headers)));
	return ms > 0 ? Math.min(ms, MAX_PAUSE_MS) : null;
}

/** Crons do not fire by themselves on a laptop: this calls the scheduled handler on time (UTC). */

const MINUTE_MS = 60_000;

/**
 * @param {{ url: string, crons: string[] }} options url of the server, without a slash at the end
 * @returns {() => void} stops
 */
export function runCrons({ url, crons }) {
	let timer;
	const wait = () => {
		timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
		timer.unref();
	};
	const tick = () => {
		const now = new Date();
		for (const cron of crons) if (isDue(cron, now)) void fire(url, cron, now);
		wait();
	};
	wait();
	return () => clearTimeout(timer);
}

/** The product was away until now: what gateways told meanwhile is asked for (workers/schedules). */
export const announceStart = (url) => fire(url, "@start", new Date());

async function fire(url, cron, now) {
	const query = new URLSearchParams({ cron, time: String(now.getTime()) });
	try {
		const answer = await fetch(`${url}/cdn-cgi/handler/scheduled?${query}`, {
			signal: AbortSignal.timeout(MINUTE_MS),
		});
		if (!answer.ok) console.warn(`A tarefa ${cron} respondeu ${answer.status}.`);
	} catch (error) {
		console.warn(`A tarefa ${cron} falhou: ${error.message}`);
	}
}

/**
 * Whether a five-field cron expression names this minute (UTC).
 * Understands `*`, numbers, lists, ranges and steps; like cron, either day field may match when both are given.
 */
export function isDue(cron, at) {
	const [minute, hour, day, month, weekday] = cron.trim().split(/\s+/);
	const onDay = fits(day, at.getUTCDate(), 1, 31);
	const onWeekday = fits(weekday, at.getUTCDay(), 0, 6) || fits(weekday, at.getUTCDay() || 7, 0, 7);
	const dayFits = day !== "*" && weekday !== "*" ? onDay || onWeekday : onDay && onWeekday;
	return (
		fits(minute, at.getUTCMinutes(), 0, 59) &&
		fits(hour, at.getUTCHours(), 0, 23) &&
		fits(month, at.getUTCMonth() + 1, 1, 12) &&
		dayFits
	);
}

function fits(field, value, lowest, highest) {
	return field.split(",").some((part) => {
		const [range, step = "1"] = part.split("/");
		const [first, last] = range === "*" ? [lowest, highest] : range.split("-").map(Number);
		const end = last ?? (part.includes("/") ? highest : first);
		return value >= first && value <= end && (value - first) % Number(step) === 0;
	});
}

/**
 * Dates, numbers and money in the person's language and time zone. Moments are ms since 1970, UTC.
 */

export type Locale = "pt" | "en";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const A_SUNDAY_AT = Date.UTC(2026, 10, 22);
const LANGUAGE_TAGS = { pt: "pt-BR", en: "en-US" } as const;
const WORDS = {
	pt: { today: "Hoje", yesterday: "Ontem", yesterdayInLists: "ontem", now: "agora" },
	en: { today: "Today", yesterday: "Yesterday", yesterdayInLists: "yesterday", now: "just now" },
} as const;

export const languageTag = (locale: Locale): "pt-BR" | "en-US" => LANGUAGE_TAGS[locale];

/** Made by its first use: one costs a phone 5 ms, and a page uses few. */
function onUse<Made>(make: () => Made): () => Made {
	let made: Made | undefined;
	return () => (made ??= make());
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Days since 1970 of the calendar date that a clock in `timeZone` shows. */
function createDayNumber(timeZone: string): (at: number) => number {
	const parts = onUse(
		() =>
			new Intl.DateTimeFormat("en-CA", {
				timeZone,
				year: "numeric",
				month: "2-digit",
				day: "2-digit",
			}),
	);
	return (at) => Date.parse(parts().format(at)) / DAY_MS;
}

/** Calendar days have no zone: they are parsed and printed as UTC. */
function createCalendar(tag: string) {
	const calendar = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
		onUse(() => new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }));
	const dayMonth = calendar({ day: "2-digit", month: "2-digit" });
	const weekdays = { long: calendar({ weekday: "long" }), short: calendar({ weekday: "short" }) };
	return {
		/** A calendar day, `2026-11-20`: "20/11". */
		calendarDay: (day: string): string => dayMonth().format(Date.parse(day)),
		/** 0 is Sunday: "domingo", or short, "dom.". */
		weekday: (weekday: number, length: "long" | "short" = "long"): string =>
			weekdays[length]().format(A_SUNDAY_AT + weekday * DAY_MS),
	};
}

function createFormat(locale: Locale, timeZone: string) {
	const tag = languageTag(locale);
	const words = WORDS[locale];
	const dayNumber = createDayNumber(timeZone);
	const dates = (options: Intl.DateTimeFormatOptions): ((at: number) => string) => {
		const formatter = onUse(() => new Intl.DateTimeFormat(tag, { timeZone, ...options }));
		return (at) => formatter().format(at);
	};
	const time = dates({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
	const date = dates({ day: "2-digit", month: "2-digit", year: "numeric" });
	const dayMonth = dates({ day: "2-digit", month: "2-digit" });
	const weekday = dates({ weekday: "long" });
	const weekdayShort = dates({ weekday: "short" });
	const relativeUnits = onUse(() => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }));
	const numbers = onUse(() => new Intl.NumberFormat(tag));
	const decimals = onUse(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
	const ago = (at: number, now: number): number => dayNumber(now) - dayNumber(at);

	return {
		...createCalendar(tag),
		/** "14:32" */
		time,
		/** "20/11/2026" */
		date,
		/** "20/11/2026 14:32" */
		dateTime: (at: number): string => `${date(at)} ${time(at)}`,
		/** The hour of the day, 0 to 23, in the person's zone. */
		hour: (at: number): number => Number(time(at).slice(0, 2)),
		/** A key of the calendar day; equal for two moments of one day. */
		dayKey: (at: number): string => String(dayNumber(at)),
		/** Day separator of a conversation: Hoje, Ontem, a weekday for six days, then the date. */
		daySeparator(at: number, now: number): string {
			const days = ago(at, now);
			if (days === 0) return words.today;
			if (days === 1) return words.yesterday;
			return days > 1 && days < 7 ? capitalise(weekday(at)) : date(at);
		},
		/** Time in a list: "14:32", "ontem", "seg.", "12/11", with the year when it is another. */
		listTime(at: number, now: number): string {
			const days = ago(at, now);
			if (days <= 0) return time(at);
			if (days === 1) return words.yesterdayInLists;
			if (days < 7) return weekdayShort(at);
			return days < 300 ? dayMonth(at) : date(at);
		},
		/** "há 5 minutos", "ontem"; "agora" below one minute. */
		relative(at: number, now: number): string {
			const age = Math.max(0, now - at);
			if (age < MINUTE_MS) return words.now;
			if (age < HOUR_MS) return relativeUnits().format(-Math.floor(age / MINUTE_MS), "minute");
			if (age < DAY_MS) return relativeUnits().format(-Math.floor(age / HOUR_MS), "hour");
			const days = Math.max(1, ago(at, now));
			return days < 30 ? relativeUnits().format(-days, "day") : date(at);
		},
		number: (value: number): string => numbers().format(value),
		/** At most one decimal: "1,2". */
		decimal: (value: number): string => decimals().format(value),
		/** `fraction` 0 to 1; one decimal (spec 2, section 9). */
		percent: (fraction: number): string =>
			new Intl.NumberFormat(tag, {
				style: "percent",
				minimumFractionDigits: 1,
				maximumFractionDigits: 1,
			}).format(fraction),
		/** Minor units: 2990 BRL is "R$ 29,90". */
		money: (minorUnits: number, currency: string): string =>
			new Intl.NumberFormat(tag, { style: "currency", currency }).format(minorUnits / 100),
		/** "Ana, Bia e Caio". */
		list: (parts: readonly string[]): string =>
			new Intl.ListFormat(tag, { type: "conjunction" }).format(parts),
		/** "1 instância", "2 instâncias": the word by the language's plural rules. */
		plural: (count: number, one: string, other: string): string =>
			`${numbers().format(count)} ${new Intl.PluralRules(tag).select(count) === "one" ? one : other}`,
	};
}

export type Format = ReturnType<typeof createFormat>;

const formats = new Map<string, Format>();

/** The formatters of one language and zone, cached because they are costly to build. */
export function getFormat(locale: Locale, timeZone: string): Format {
	const key = `${locale} ${timeZone}`;
	const known = formats.get(key);
	if (known) return known;
	const made = createFormat(locale, timeZone);
	formats.set(key, made);
	return made;
}

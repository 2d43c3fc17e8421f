// When it opens again, in the language of a text to a customer.
import type { AgentLanguage } from "../agents/agent.ts";
import type { NextOpening } from "./business-hours.ts";

const WEEKDAYS: Record<AgentLanguage, readonly string[]> = {
	pt: [
		"domingo",
		"segunda-feira",
		"terça-feira",
		"quarta-feira",
		"quinta-feira",
		"sexta-feira",
		"sábado",
	],
	en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
	es: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
};

/** `9h`, `9h30`; `9 am`; `9:00`. */
function sayTime(minute: number, language: AgentLanguage): string {
	const hour = Math.floor(minute / 60) % 24;
	const rest = String(minute % 60).padStart(2, "0");
	if (language === "es") return `${hour}:${rest}`;
	if (language === "pt") return rest === "00" ? `${hour}h` : `${hour}h${rest}`;
	const half = hour < 12 ? "am" : "pm";
	return `${hour % 12 === 0 ? 12 : hour % 12}${rest === "00" ? "" : `:${rest}`} ${half}`;
}

/** "7 de janeiro", "7 January". @param date YYYY-MM-DD */
const sayDate = (date: string, language: AgentLanguage): string =>
	new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
		day: "numeric",
		month: "long",
		timeZone: "UTC",
	}).format(Date.parse(date));

/** Further ahead a weekday would be taken for the next one of its name. */
const MAX_WEEKDAY_AHEAD = 6;

/**
 * "às 9h de amanhã", "at 9 am on Monday", "el 7 de enero a las 9:00".
 * @param next.date YYYY-MM-DD, where it may be more than a week away
 */
export function sayOpening(next: NextOpening & { date?: string }, language: AgentLanguage): string {
	const time = sayTime(next.minute, language);
	const { daysAhead, date } = next;
	const isFar = daysAhead > MAX_WEEKDAY_AHEAD && date !== undefined;
	const day = isFar ? sayDate(date, language) : (WEEKDAYS[language][next.day] ?? "");
	const isOne = Math.floor(next.minute / 60) === 1;
	if (language === "pt") {
		const when = daysAhead === 0 ? "hoje" : daysAhead === 1 ? "amanhã" : day;
		return `${isOne ? "à" : "às"} ${time} de ${when}`;
	}
	if (language === "en") {
		const when = daysAhead === 0 ? "today" : daysAhead === 1 ? "tomorrow" : `on ${day}`;
		return `at ${time} ${when}`;
	}
	const when = daysAhead === 0 ? "hoy" : daysAhead === 1 ? "mañana" : `el ${day}`;
	return `${when} a ${isOne ? "la" : "las"} ${time}`;
}

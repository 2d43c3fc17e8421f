// Spec 1, section 3: client preferences; architecture.md: they follow a signed-in person.
import { formatMuted, parseMuted } from "./muted.ts";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** `system` follows the device; chosen, it takes the place of an earlier choice. */
export const THEME_CHOICES = [...THEMES, "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const LANGUAGES = ["pt", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What becomes of the home's first steps. */
export const STEPS_CHOICES = ["shown", "hidden"] as const;
export type StepsChoice = (typeof STEPS_CHOICES)[number];

/** Whether it is shown what is behind the links of messages. */
export const PREVIEWS_CHOICES = ["on", "off"] as const;
export type PreviewsChoice = (typeof PREVIEWS_CHOICES)[number];

/** The longest IANA name has 32. */
const MAX_ZONE_LENGTH = 64;
const YEAR_S = 31_536_000;

/** What a person chose; what they never chose is absent and follows the browser. */
export interface PreferenceChoices {
	theme?: ThemeChoice | undefined;
	lang?: Language | undefined;
	/** IANA name in its canonical spelling. */
	tz?: string | undefined;
	/** What the panel of notifications leaves out, as formatMuted writes it. */
	muted?: string | undefined;
	/** Hidden by the person, or by being done. */
	steps?: StepsChoice | undefined;
	previews?: PreviewsChoice | undefined;
}

/** The canonical spelling of an IANA time zone; null for what nobody knows. Offsets are no zones. */
export function parseTimeZone(text: string | null): string | null {
	if (!text || text.length > MAX_ZONE_LENGTH) return null;
	try {
		const zone = new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
		return /^[A-Za-z]/.test(zone) ? zone : null;
	} catch {
		return null;
	}
}

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
	list.some((each) => each === value);

/** Stored choices, whatever was stored: only the allowed names and values survive (A08). */
export function parseChoices(value: unknown): PreferenceChoices {
	if (typeof value !== "object" || value === null) return {};
	const { theme, lang, tz, muted, steps, previews } = value as Record<string, unknown>;
	const zone = typeof tz === "string" ? parseTimeZone(tz) : null;
	return {
		...(isOneOf(THEME_CHOICES, theme) && { theme }),
		...(isOneOf(LANGUAGES, lang) && { lang }),
		...(zone !== null && { tz: zone }),
		...(typeof muted === "string" && { muted: formatMuted(parseMuted(muted)) }),
		...(isOneOf(STEPS_CHOICES, steps) && { steps }),
		...(isOneOf(PREVIEWS_CHOICES, previews) && { previews }),
	};
}

/** The Set-Cookie values that give a browser these choices, as its own page writes them. */
export function preferenceCookies(choices: PreferenceChoices, isSecure: boolean): string[] {
	const secure = isSecure ? "; Secure" : "";
	return (["theme", "lang", "tz", "muted", "steps", "previews"] as const).flatMap((name) => {
		const value = choices[name];
		if (value === undefined) return [];
		return [
			`prosa.${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`,
		];
	});
}

/** Body of `POST /api/preferences`. Unknown keys are refused: nothing else is a preference (A08, D06). */
import { z } from "zod";
import { formatMuted, parseMuted } from "../domain/preferences/muted.ts";
import {
	LANGUAGES,
	parseTimeZone,
	PREVIEWS_CHOICES,
	STEPS_CHOICES,
	THEME_CHOICES,
} from "../domain/preferences/preference.ts";

export const ChangePreferences = z
	.strictObject({
		theme: z.enum(THEME_CHOICES).optional(),
		lang: z.enum(LANGUAGES).optional(),
		tz: z
			.string()
			.max(64)
			.refine((zone) => parseTimeZone(zone) !== null)
			.optional(),
		muted: z
			.string()
			.max(256)
			.refine((text) => formatMuted(parseMuted(text)) === text)
			.optional(),
		steps: z.enum(STEPS_CHOICES).optional(),
		previews: z.enum(PREVIEWS_CHOICES).optional(),
	})
	.refine((change) => Object.keys(change).length > 0);
export type ChangePreferences = z.infer<typeof ChangePreferences>;

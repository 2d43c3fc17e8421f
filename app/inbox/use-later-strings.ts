import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./later-strings.en.ts";
import { type LaterStrings, pt } from "./later-strings.pt.ts";

/**
 * Strings of the parts that are loaded lazily; use it only there, or they enter the first bundle.
 */
export const useLaterStrings = (): LaterStrings => useStrings({ pt, en });

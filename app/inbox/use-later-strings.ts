import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./later-strings.en.ts";
import { type LaterStrings, pt } from "./later-strings.pt.ts";

/** Only for parts that are loaded late (`lazy`). */
export const useLaterStrings = (): LaterStrings => useStrings({ pt, en });

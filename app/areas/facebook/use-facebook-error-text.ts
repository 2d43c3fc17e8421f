import { useErrorText } from "#app/i18n/use-error-text.ts";
import { en } from "./errors.en.ts";
import { pt } from "./errors.pt.ts";

/** Words of this area's codes too. */
export const useFacebookErrorText = () => useErrorText({ pt, en });

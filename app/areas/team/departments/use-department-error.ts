import { useErrorText } from "#app/i18n/use-error-text.ts";
import { en } from "./errors.en.ts";
import { pt } from "./errors.pt.ts";

const WORDS = { pt, en };

/** Sentences of this area's codes, and of the shared ones. */
export const useDepartmentError = () => useErrorText(WORDS);

import type { DepartmentErrorCode } from "#app/contracts/errors.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const WORDS: Record<"pt" | "en", Record<DepartmentErrorCode, string>> = {
	pt: pt.errors,
	en: en.errors,
};

/** Sentences of this page's codes, and of the shared ones. */
export const useDepartmentError = () => useErrorText(WORDS);

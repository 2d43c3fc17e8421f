import { useErrorText } from "#app/i18n/use-error-text.ts";
import { en } from "./errors.en.ts";
import { pt } from "./errors.pt.ts";

/** `useErrorText` with the texts of this area's codes. */
export const useAgentErrorText = () => useErrorText({ pt, en });

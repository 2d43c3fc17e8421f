import { en } from "./errors-contact.en.ts";
import { pt } from "./errors-contact.pt.ts";
import { useErrorText } from "./use-error-text.ts";

/** `useErrorText` with the texts of contacts' fields. */
export const useContactErrorText = () => useErrorText({ pt, en });

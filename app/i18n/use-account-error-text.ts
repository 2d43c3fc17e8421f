import { en } from "./errors-account.en.ts";
import { pt } from "./errors-account.pt.ts";
import { useErrorText } from "./use-error-text.ts";

/** `useErrorText` with the texts of account and team codes. */
export const useAccountErrorText = () => useErrorText({ pt, en });

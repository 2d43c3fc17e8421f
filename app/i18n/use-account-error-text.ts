import { en } from "./errors-account.en.ts";
import { pt } from "./errors-account.pt.ts";
import { useErrorText } from "./use-error-text.ts";

/** Words of the codes of accounts and teams too. */
export const useAccountErrorText = () => useErrorText({ pt, en });

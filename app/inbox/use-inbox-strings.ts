import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { type InboxStrings, pt } from "./strings.pt.ts";

export const useInboxStrings = (): InboxStrings => useStrings({ pt, en });

import { use, useMemo } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { InboxContext } from "./store/inbox-context.ts";
import { en as otherEn } from "./other-channel.en.ts";
import { pt as otherPt } from "./other-channel.pt.ts";
import { en } from "./strings.en.ts";
import { type InboxStrings, pt } from "./strings.pt.ts";

/**
 * The inbox's strings; for channels that are not WhatsApp, with the variants that do not mention
 * WhatsApp.
 */
export function useInboxStrings(): InboxStrings {
	const strings = useStrings({ pt, en });
	const other = useStrings({ pt: otherPt, en: otherEn });
	const type = use(InboxContext)?.instance.type ?? "whatsapp";
	return useMemo(() => {
		if (type === "whatsapp") return strings;
		return {
			...strings,
			message: {
				...strings.message,
				failures: { ...strings.message.failures, ...other.failures },
			},
			lines: { ...strings.lines, ...other.lines },
			connection: { ...strings.connection, ...other.connection },
		};
	}, [strings, other, type]);
}

import { LoaderCircle } from "lucide-react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { InvalidInvite } from "./invalid-invite.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** While the token is looked at. Without scripts nothing was kept, so there is nothing to look at. */
export function Validating() {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<>
			<title>{`${t.tab} · ${common.product}`}</title>
			<noscript>
				<InvalidInvite problem="token_missing" />
			</noscript>
			<output className="flex min-h-dvh items-center justify-center gap-2 text-gray-11">
				<LoaderCircle aria-hidden="true" className="animate-spin" size={20} />
				{t.validating}
			</output>
		</>
	);
}

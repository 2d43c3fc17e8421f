import { LoaderCircle } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { InvalidInvite } from "./invalid-invite.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** While the token is looked at. Without scripts nothing was kept, so there is nothing to look at. */
export function Validating() {
	const t = useStrings({ pt, en });
	return (
		<>
			<title>{t.tab}</title>
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

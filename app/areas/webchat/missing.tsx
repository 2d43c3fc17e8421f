import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StandalonePage } from "#app/ui/standalone-page.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Unknown, out of use, deleted: a visitor is told the same. */
export function Missing() {
	const t = useStrings({ pt, en });
	const { product } = useStrings({ pt: commonPt, en: commonEn });
	return (
		<StandalonePage
			purpose={t.missingText}
			tabTitle={`${t.missingTab} · ${product}`}
			title={t.missingTitle}
		>
			{null}
		</StandalonePage>
	);
}

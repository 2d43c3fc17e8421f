import { href, Link } from "react-router";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { StandalonePage } from "./standalone-page.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** For unknown addresses and things of another workspace: both look the same. */
export function NotFoundPage() {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<StandalonePage
			purpose={t.notFound.purpose}
			tabTitle={`${t.notFound.title} · ${common.product}`}
			title={t.notFound.title}
			titleLang="en"
			topLine="404"
		>
			<Button asChild kind="primary" size="large">
				<Link to={href("/")}>{t.notFound.home}</Link>
			</Button>
		</StandalonePage>
	);
}

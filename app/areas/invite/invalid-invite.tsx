import { RotateCcw } from "lucide-react";
import { href, Link } from "react-router";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { StandalonePage } from "#app/ui/standalone-page.tsx";
import type { AcceptProblem } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 2: the invalid state, with the reason and a link to the start page. */
export function InvalidInvite(props: { problem: AcceptProblem; isUnexpected?: boolean }) {
	const t = useStrings({ pt, en }).invalid;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useAccountErrorText();
	const { problem } = props;
	const [reason, next] =
		problem === "token_missing"
			? [t.tokenMissing, t.tokenMissingText]
			: problem === "token_invalid"
				? [null, t.tokenText]
				: props.isUnexpected
					? [t.unexpected, t.unexpectedText]
					: [t.failed, errorText(problem)];
	const isPassing = problem !== "token_missing" && problem !== "token_invalid";
	return (
		<StandalonePage
			purpose={
				<>
					{reason === null ? null : <p className="mb-1 font-medium text-gray-12">{reason}</p>}
					<p>{next}</p>
				</>
			}
			tabTitle={`${t.title} · ${common.product}`}
			title={t.title}
		>
			{isPassing ? (
				<Button kind="primary" onClick={() => location.reload()} size="large" type="button">
					<RotateCcw aria-hidden="true" size={16} />
					{common.tryAgain}
				</Button>
			) : null}
			<Button asChild kind={isPassing ? "secondary" : "primary"} size="large">
				<Link reloadDocument to={href("/")}>
					{t.home}
				</Link>
			</Button>
		</StandalonePage>
	);
}

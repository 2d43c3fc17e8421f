import { RotateCcw } from "lucide-react";
import { useEffect } from "react";
import { href, isRouteErrorResponse, Link, useRevalidator } from "react-router";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { StandalonePage } from "./standalone-page.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useOnline } from "./use-online.ts";

/** The errors that browsers throw when no answer came; each browser has its own text. */
const isNetworkFailure = (error: unknown): boolean =>
	error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** Spec 1, section 2: error screens. The error's own text is for the log, not for people. */
export function ErrorPage({ error, inShell }: { error: unknown; inShell?: boolean }) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { revalidate, state } = useRevalidator();
	const status = isRouteErrorResponse(error) ? error.status : null;
	const isOnline = useOnline();
	// An error without a network was reported to nobody, and need not be.
	const isCutOff = status === null && (!isOnline || isNetworkFailure(error));
	const words = status === 403 ? t.forbidden : isCutOff ? t.offline : t.crash;
	useEffect(() => {
		if (!isCutOff) return;
		const retry = (): void => void revalidate();
		window.addEventListener("online", retry);
		return () => window.removeEventListener("online", retry);
	}, [isCutOff, revalidate]);
	return (
		<StandalonePage
			inShell={inShell}
			purpose={words.purpose}
			tabTitle={`${words.title} · ${common.product}`}
			title={words.title}
		>
			{status === 403 ? null : (
				<Button
					kind="primary"
					loading={state === "loading"}
					onClick={() => void revalidate()}
					size="large"
					type="button"
				>
					<RotateCcw aria-hidden="true" size={16} />
					{t.crash.retry}
				</Button>
			)}
			<Button asChild size="large">
				<Link reloadDocument to={href("/")}>
					{t.crash.home}
				</Link>
			</Button>
		</StandalonePage>
	);
}

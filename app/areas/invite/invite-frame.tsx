import type { ReactNode } from "react";
import type { InvitationOffer } from "#app/contracts/team.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ThemeToggle } from "#app/ui/theme-toggle.tsx";
import { QrHelp } from "./qr-help.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The form at the left, what comes after it at the right; on phones one below the other. */
export function InviteFrame(props: { offer: InvitationOffer; children: ReactNode }) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { workspaceName } = props.offer;
	return (
		<div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,5fr)_6fr]">
			<title>{`${t.tab} · ${common.product}`}</title>
			{/* Under no-referrer a form without scripts names no origin and would count as cross-site. */}
			<noscript>
				<meta content="same-origin" name="referrer" />
			</noscript>
			<div className="flex flex-col bg-panel">
				<header className="flex h-16 items-center gap-1 px-4 md:px-8">
					<span className="flex items-center gap-2.5 text-lg font-semibold tracking-tight">
						<Logo size={30} />
						{common.product}
					</span>
					<span className="ml-auto flex items-center gap-1">
						<LanguageToggle />
						<ThemeToggle />
					</span>
				</header>
				<main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-8 md:px-8">
					<h1
						className="mb-6 text-2xl/8 font-semibold tracking-tight [overflow-wrap:anywhere]"
						tabIndex={-1}
					>
						{t.title(isolate(workspaceName))}
					</h1>
					{props.children}
				</main>
			</div>
			<QrHelp />
		</div>
	);
}

import type { ReactNode } from "react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ThemeToggle } from "#app/ui/theme-toggle.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The page of somebody without an account: no shell, no way into the product. */
export function GuestFrame({ children }: { children: ReactNode }) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<div className="flex min-h-dvh flex-col">
			<title>{`${t.tab} · ${common.product}`}</title>
			<meta content="noindex, nofollow" name="robots" />
			<header className="mx-auto flex h-16 w-full max-w-5xl items-center gap-1 px-4 md:px-8">
				<span className="flex items-center gap-2.5 text-lg font-semibold tracking-tight">
					<Logo size={30} />
					{common.product}
				</span>
				<span className="ml-auto flex items-center gap-1">
					<LanguageToggle />
					<ThemeToggle />
				</span>
			</header>
			<main className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-4 pb-12 md:px-8">
				{children}
			</main>
		</div>
	);
}

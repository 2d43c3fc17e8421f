import type { ReactNode } from "react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ThemeToggle } from "#app/ui/theme-toggle.tsx";
import { Pitch } from "./pitch.tsx";

/** The form at the left, what the product does at the right; on phones the form alone. */
export function AuthFrame({ children }: { children: ReactNode }) {
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,5fr)_6fr]">
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
					{children}
				</main>
			</div>
			<Pitch />
		</div>
	);
}

import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { LanguageToggle } from "./language-toggle.tsx";
import { Logo } from "./logo.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Header of pages outside the shell that are no public pages: product, language and theme. */
export function ProductHeader({ className = "" }: { className?: string }) {
	const { product } = useStrings({ pt, en });
	return (
		<header className={`flex h-16 items-center gap-1 px-4 md:px-8 ${className}`}>
			<span className="flex items-center gap-2.5 text-lg font-semibold tracking-tight">
				<Logo size={30} />
				{product}
			</span>
			<span className="ml-auto flex items-center gap-1">
				<LanguageToggle />
				<ThemeToggle />
			</span>
		</header>
	);
}

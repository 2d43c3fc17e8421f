import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ThemeToggle } from "#app/ui/theme-toggle.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Layout of the demonstration provider's pages: outside the shell, and clearly not real. */
export function DemonstrationFrame(props: { title: string; purpose: string; children: ReactNode }) {
	const t = useStrings({ pt, en }).demonstration;
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<div className="flex min-h-dvh flex-col">
			<title>{`${props.title} · ${common.product}`}</title>
			<header className="flex h-14 items-center justify-between gap-3 px-4 md:px-6">
				<Logo size={28} />
				<div className="flex items-center gap-1">
					<LanguageToggle />
					<ThemeToggle />
				</div>
			</header>
			<main className="mx-auto w-full max-w-lg flex-1 px-4 py-6 md:py-12">
				<p className="inline-flex h-6 items-center gap-1.5 rounded-full border border-dashed border-gray-8 px-2.5 text-xs text-gray-11">
					<FlaskConical aria-hidden="true" size={12} />
					{t.frame}
				</p>
				<h1 className="mt-3 text-2xl/8 font-semibold tracking-tight text-gray-12" tabIndex={-1}>
					{props.title}
				</h1>
				<p className="mt-2 max-w-[60ch] text-gray-11 text-pretty">{props.purpose}</p>
				<Card className="mt-6 p-5">{props.children}</Card>
			</main>
		</div>
	);
}

/** A name at the left, an amount at the right. */
export function DemonstrationLine(props: { name: string; value: string; isTotal?: boolean }) {
	return (
		<div
			className={`flex flex-wrap items-baseline justify-between gap-x-4 ${props.isTotal ? "border-t border-line pt-3 text-base font-semibold" : ""}`}
		>
			<dt>{props.name}</dt>
			<dd className="tabular">{props.value}</dd>
		</div>
	);
}

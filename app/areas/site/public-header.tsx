import { href, Link, NavLink } from "react-router";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ThemeToggle } from "#app/ui/theme-toggle.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Logo, public pages, language, theme and sign-in. On phones the links take a second row. */
export function PublicHeader() {
	const t = useStrings({ pt, en }).layout;
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<header className="sticky top-0 z-30 border-b border-line bg-panel">
			<a
				className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-40 focus:rounded-control focus:bg-raised focus:px-3 focus:py-2 focus:font-medium focus:shadow-float"
				href="#conteudo"
			>
				{t.skip}
			</a>
			<div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 md:h-16 md:flex-nowrap md:px-8">
				<Link
					aria-label={t.home}
					className="focus-ring flex h-14 items-center gap-2.5 rounded-control text-lg font-semibold tracking-tight text-gray-12"
					to={href("/about")}
				>
					<Logo size={28} />
					{common.product}
				</Link>
				<PublicLinks />
				<div className="ml-auto flex items-center gap-1 md:order-last">
					<LanguageToggle />
					<ThemeToggle />
					<Button asChild className="!ml-2" kind="primary">
						<Link to={href("/auth")}>{t.enter}</Link>
					</Button>
				</div>
			</div>
		</header>
	);
}

function PublicLinks() {
	const t = useStrings({ pt, en }).layout;
	const links = [
		{ to: href("/about"), title: t.about },
		{ to: href("/contact"), title: t.contact },
		{ to: href("/privacy"), title: t.privacy },
		{ to: href("/terms"), title: t.terms },
	];
	return (
		<nav
			aria-label={t.label}
			className="order-last -mx-2 flex basis-full gap-1 pb-2 md:order-none md:mx-0 md:basis-auto md:pb-0"
		>
			{links.map((link) => (
				<NavLink
					className="focus-ring rounded-control px-2 py-1.5 text-[13px] font-medium text-gray-11 hover:bg-gray-4 hover:text-gray-12 aria-[current=page]:text-accent-11 md:px-2.5"
					key={link.to}
					to={link.to}
				>
					{link.title}
				</NavLink>
			))}
		</nav>
	);
}

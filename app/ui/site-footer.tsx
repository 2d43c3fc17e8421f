import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { openCookiePreferences } from "./cookie-consent.ts";
import { Logo } from "./logo.tsx";
import { en } from "./site-footer.en.ts";
import { pt, type SiteFooterStrings } from "./site-footer.pt.ts";

export interface SiteFooterProps {
	/** From the configuration: legal name and tax registration number. */
	company: { name: string; taxId: string | null };
	/** Four digits. */
	year: string;
}

const LINK =
	"focus-ring shrink-0 whitespace-nowrap rounded-sm py-1 hover:text-gray-12 hover:underline underline-offset-2";

const listLinks = (t: SiteFooterStrings) => [
	{ to: href("/about"), title: t.about },
	{ to: href("/contact"), title: t.contact },
	{ to: href("/privacy-policy"), title: t.privacy },
	{ to: href("/terms-of-service"), title: t.terms },
	{ to: href("/reports"), title: t.reports },
	{ to: href("/automations"), title: t.automations },
	{ to: href("/subscription"), title: t.plans },
	{ to: href("/support"), title: t.support },
];

/** Footer of public pages: what the product is, the company behind it, and links. */
export function SiteFooter(props: SiteFooterProps) {
	const t = useStrings({ pt, en });
	return (
		<footer className="border-t border-line bg-panel text-[13px] text-gray-11">
			<div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-8 md:px-8">
				<div className="flex items-center gap-3">
					<Logo size={24} />
					<p className="text-pretty">{t.tagline}</p>
				</div>
				<nav aria-label={t.label} className="flex flex-wrap gap-x-5 gap-y-2">
					<Links />
				</nav>
				<CompanyLine {...props} />
			</div>
		</footer>
	);
}

/** Footer inside the shell: one muted line at the foot, which scrolls sideways on a narrow screen. */
export function FooterLine(props: SiteFooterProps) {
	const t = useStrings({ pt, en });
	return (
		<footer className="sticky bottom-[var(--shell-bar,0px)] z-20 shrink-0 border-t border-line bg-panel text-xs text-gray-11">
			<div className="flex h-6.75 items-center gap-4 overflow-x-auto overflow-y-hidden px-4 [scrollbar-width:none] max-xl:[mask-image:linear-gradient(to_right,#000_calc(100%-3rem),transparent)] md:h-7.75">
				<CompanyLine {...props} />
				<span className="hidden truncate 2xl:inline">{t.tagline}</span>
				<nav aria-label={t.label} className="ml-auto flex gap-3.5 max-xl:pr-8">
					<Links />
				</nav>
			</div>
		</footer>
	);
}

/** The same line as a cell of the bar above an inbox (shell-bar.tsx): the links come first. */
export function FooterCell(props: SiteFooterProps) {
	const t = useStrings({ pt, en });
	return (
		<footer className="min-w-0 text-xs text-gray-11 max-md:col-span-full max-md:-mx-2 max-md:border-t max-md:border-line low:max-md:col-[2] low:max-md:row-start-1 low:max-md:mx-0 low:max-md:border-t-0">
			<div className="flex h-6.5 items-center gap-4 overflow-x-auto overflow-y-hidden px-4 [scrollbar-width:none] [mask-image:linear-gradient(to_right,#000_calc(100%-2rem),transparent)] md:h-6 md:px-0 low:px-2">
				<nav aria-label={t.label} className="flex gap-3.5">
					<Links />
				</nav>
				<span className="shrink-0 pr-8 whitespace-nowrap">
					<CompanyLine {...props} />
				</span>
			</div>
		</footer>
	);
}

function CompanyLine({ company, year }: SiteFooterProps) {
	const t = useStrings({ pt, en });
	return (
		<p className="tabular shrink-0">
			{t.rights(company.name, year)}
			{company.taxId === null ? null : ` · ${t.taxId(company.taxId)}`}
		</p>
	);
}

function Links() {
	const t = useStrings({ pt, en });
	return (
		<>
			{listLinks(t).map((link) => (
				<Link className={LINK} key={link.to} to={link.to}>
					{link.title}
				</Link>
			))}
			<button className={LINK} onClick={openCookiePreferences} type="button">
				{t.cookies}
			</button>
		</>
	);
}

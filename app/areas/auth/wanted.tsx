import { Info } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Pages with their own text for visitors who have to sign in (spec 2, section 2: Facebook area).
 */
const PAGES = {
	"/facebook/ads": "ads",
	"/facebook/payments": "payments",
	"/facebook/webhooks": "webhooks",
	"/facebook/conversions": "conversions",
} as const;
export type WantedPage = (typeof PAGES)[keyof typeof PAGES];

const isKnown = (path: string): path is keyof typeof PAGES => Object.hasOwn(PAGES, path);

/**
 * The text of the page that the visitor came from; null for the general one. `next` is a checked
 * path.
 */
export function wantedPage(next: string): WantedPage | null {
	const [path = ""] = next.split(/[?#]/);
	const known = path.endsWith("/") ? path.slice(0, -1) : path;
	return isKnown(known) ? PAGES[known] : null;
}

/** Says why the visitor is asked to sign in. */
export function Wanted({ page }: { page: WantedPage }) {
	const t = useStrings({ pt, en });
	return (
		<output className="mb-5 flex items-start gap-2 rounded-control border border-accent-6 bg-accent-3 px-3 py-2 text-accent-12">
			<Info aria-hidden="true" className="mt-0.5 shrink-0 text-accent-11" size={16} />
			{t.wanted[page]}
		</output>
	);
}

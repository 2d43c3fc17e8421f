import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Always visible (spec 1, section 2), hence one quiet line that sticks to the bottom. */
export function Footer({ company }: { company: { name: string; taxId: string } }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const year = Number(format.date(Date.now()).slice(-4));
	return (
		<footer className="sticky bottom-0 z-20 flex h-8 shrink-0 items-center gap-3 border-t border-line bg-panel px-4 text-xs text-gray-11">
			<span className="truncate">
				{t.footer(company.name, year)} · {t.taxId} {company.taxId}
			</span>
			<span className="ml-auto hidden truncate lg:inline">{t.tagline}</span>
		</footer>
	);
}

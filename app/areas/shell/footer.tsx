import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Always visible (spec 1, section 2), hence one quiet line that sticks to the bottom. */
export function Footer(props: { company: { name: string; taxId: string }; year: string }) {
	const t = useStrings({ pt, en });
	return (
		<footer className="sticky bottom-0 z-20 flex h-8 shrink-0 items-center gap-3 border-t border-line bg-panel px-4 text-xs text-gray-11">
			<span className="truncate">
				{t.footer(props.company.name, props.year)} · {t.taxId} {props.company.taxId}
			</span>
			<span className="ml-auto hidden truncate lg:inline">{t.tagline}</span>
		</footer>
	);
}

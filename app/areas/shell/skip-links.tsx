import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const LINK =
	"sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control " +
	"focus:bg-accent-9 focus:px-4 focus:py-2 focus:font-medium focus:text-accent-contrast";

/** First stops of the keyboard. */
export function SkipLinks() {
	const t = useStrings({ pt, en });
	return (
		<>
			<a className={LINK} href="#conteudo">
				{t.skipToContent}
			</a>
			<a className={`${LINK} max-md:hidden`} href="#menu">
				{t.skipToMenu}
			</a>
			<a className={`${LINK} max-md:hidden`} href="#busca">
				{t.skipToSearch}
			</a>
		</>
	);
}

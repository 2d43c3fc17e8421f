import { Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The ways out of one page of a list, as addresses; null where there is nothing that way. */
export function OlderPages({ newest, older }: { newest: string | null; older: string | null }) {
	const t = useStrings({ pt, en }).pages;
	if (newest === null && older === null) return null;
	return (
		<nav aria-label={t.label} className="mt-4 flex justify-between gap-3">
			{newest === null ? (
				<span />
			) : (
				<Button asChild>
					<Link to={newest}>{t.newest}</Link>
				</Button>
			)}
			{older === null ? null : (
				<Button asChild>
					<Link to={older}>{t.older}</Link>
				</Button>
			)}
		</nav>
	);
}

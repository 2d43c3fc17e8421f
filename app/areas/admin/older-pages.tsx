import { Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Links to the newest and the next older page; null where there is none. */
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

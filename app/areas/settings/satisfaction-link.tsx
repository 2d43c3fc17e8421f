import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Leads to how customers are asked, and to the goals. */
export function SatisfactionLink() {
	const t = useStrings({ pt, en }).inbox;
	return (
		<p className="px-1">
			<Link
				className="focus-ring rounded-control text-[13px] font-medium text-accent-11 hover:underline"
				to={href("/settings/satisfaction")}
			>
				{t.satisfaction}
			</Link>
		</p>
	);
}

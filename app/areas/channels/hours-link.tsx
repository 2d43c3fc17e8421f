import { ArrowRight } from "lucide-react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Leads to the hours and automatic messages of one channel. */
export function HoursLink({ channelId }: { channelId: string }) {
	const t = useStrings({ pt, en }).settings;
	return (
		<Link
			className="focus-ring inline-flex items-center gap-1.5 self-start rounded-control font-medium text-accent-11 hover:underline"
			to={`${href("/settings/hours")}?channel=${encodeURIComponent(channelId)}`}
		>
			{t.hoursLink}
			<ArrowRight aria-hidden="true" size={14} />
		</Link>
	);
}

import { Link2Off } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** For a link that is invalid, used or expired: says why and what to do. */
export function Closed({ code }: { code: string }) {
	const t = useStrings({ pt, en });
	const { closed } = t;
	const isKnown = code === "link_expired" || code === "not_found" || code === "rate_limited";
	const words = isKnown ? closed[code] : closed.other;
	return (
		<div className="flex flex-1 flex-col items-center justify-center gap-3 py-8 text-center">
			<span className="flex size-16 items-center justify-center rounded-full bg-gray-3 text-gray-11">
				<Link2Off aria-hidden="true" size={30} strokeWidth={1.75} />
			</span>
			<h1 className="text-2xl/8 font-semibold tracking-tight" tabIndex={-1}>
				{words.title}
			</h1>
			<p className="max-w-[52ch] text-gray-11 text-pretty">{words.text}</p>
			{code === "link_expired" || code === "not_found" ? null : (
				<Button className="!mt-2" onClick={() => location.reload()} type="button">
					{t.again}
				</Button>
			)}
		</div>
	);
}

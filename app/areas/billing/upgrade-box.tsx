import { ArrowLeftRight, CalendarX, Headset, ShieldCheck } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const ICONS = [ShieldCheck, CalendarX, ArrowLeftRight, Headset];

/** Spec 1, section 2: four lines. */
export function UpgradeBox() {
	const t = useStrings({ pt, en }).upgrade;
	return (
		<Card className="p-5">
			<section aria-labelledby="upgrade">
				<h2 className="text-base font-semibold" id="upgrade">
					{t.title}
				</h2>
				<ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
					{t.lines.map((line, at) => {
						const Icon = ICONS[at] ?? ShieldCheck;
						return (
							<li className="flex items-center gap-3" key={line}>
								<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-3 text-accent-11">
									<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
								</span>
								{line}
							</li>
						);
					})}
				</ul>
			</section>
		</Card>
	);
}

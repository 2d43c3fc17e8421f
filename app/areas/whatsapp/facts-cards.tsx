import { Check, Info, type LucideIcon, ShieldCheck } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What creating means, and what is true about security (decisions 15). */
export function FactsCards() {
	const t = useStrings({ pt, en });
	return (
		<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
			<Facts icon={Info} items={t.info.items} title={t.info.title} />
			<Facts icon={ShieldCheck} items={t.security.items} title={t.security.title} />
		</div>
	);
}

function Facts(props: { icon: LucideIcon; title: string; items: string[] }) {
	const Icon = props.icon;
	return (
		<Card>
			<h2 className="flex items-center gap-2 font-semibold">
				<Icon aria-hidden="true" className="text-accent-11" size={18} strokeWidth={1.75} />
				{props.title}
			</h2>
			<ul className="mt-3 flex flex-col gap-2.5">
				{props.items.map((item) => (
					<li className="flex items-start gap-2 text-[13px] text-gray-11" key={item}>
						<Check aria-hidden="true" className="mt-0.5 shrink-0 text-green-11" size={14} />
						{item}
					</li>
				))}
			</ul>
		</Card>
	);
}

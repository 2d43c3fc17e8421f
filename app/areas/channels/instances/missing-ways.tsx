import { ArrowRight, BadgeCheck, type LucideIcon, Plus, Server } from "lucide-react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const GATEWAYS = href("/whatsapp/gateways");
/** The ways that a workspace can add, and where its admins do it. */
const ADDABLE: { way: "waha" | "evolution" | "cloud-api"; to: string; icon: LucideIcon }[] = [
	{ way: "waha", to: `${GATEWAYS}?add=waha`, icon: Server },
	{ way: "evolution", to: `${GATEWAYS}?add=evolution`, icon: Server },
	{ way: "cloud-api", to: `${GATEWAYS}#meta-app`, icon: BadgeCheck },
];

/** Under "Forma de conexão" where there is no way yet: each one with what it needs. */
export function MissingWays({ legend, mayAdd }: { legend: string; mayAdd: boolean }) {
	const t = useStrings({ pt, en });
	return (
		<section aria-labelledby="missing-ways" className="flex flex-col gap-3">
			<div>
				<h2 className="font-medium" id="missing-ways">
					{legend}
				</h2>
				<p className="mt-0.5 text-[13px] text-pretty text-gray-11">
					{mayAdd ? t.missing.text : t.missing.askAdmin}
				</p>
			</div>
			<ul className="flex flex-col gap-2">
				{ADDABLE.map(({ way, to, icon: Icon }) => (
					<li
						className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control border border-gray-7 px-3 py-2.5"
						key={way}
					>
						<Icon
							aria-hidden="true"
							className="mt-0.5 shrink-0 text-accent-11"
							size={18}
							strokeWidth={1.75}
						/>
						<div className="min-w-0 flex-1 basis-56">
							<p className="font-medium">{t.gateways[way].name}</p>
							<p className="text-[13px] text-pretty text-gray-11">{t.missing.needs[way]}</p>
						</div>
						{mayAdd ? (
							<Button asChild>
								<Link aria-label={`${t.missing.add}: ${t.gateways[way].name}`} to={to}>
									{t.missing.add}
									<ArrowRight aria-hidden="true" size={16} />
								</Link>
							</Button>
						) : null}
					</li>
				))}
			</ul>
		</section>
	);
}

/** Under the ways there are, for whoever may add others. */
export function AddWayLink() {
	const t = useStrings({ pt, en }).missing;
	return (
		<Link
			className="focus-ring inline-flex items-center gap-1.5 self-start rounded-control text-[13px] font-medium text-accent-11 hover:underline"
			to={GATEWAYS}
		>
			<Plus aria-hidden="true" size={14} />
			{t.addOther}
		</Link>
	);
}

import { Info } from "lucide-react";
import type { CreatableType } from "#app/domain/channels/channel-form.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** How to come by what the form asks for, and what the vendor does not allow. */
export function TypeGuide({ type }: { type: CreatableType }) {
	const t = useStrings({ pt, en });
	const { title, steps } = t.guides[type];
	return (
		<div className="flex flex-col gap-4">
			<Card className="p-4">
				<h2 className="font-semibold text-gray-12">{title}</h2>
				<ol className="mt-3 flex flex-col gap-3">
					{steps.map((step, index) => (
						<li className="flex gap-3" key={step}>
							<span
								aria-hidden="true"
								className="tabular flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-3 text-xs font-semibold text-accent-11"
							>
								{index + 1}
							</span>
							<span className="min-w-0 text-[13px] text-pretty text-gray-11 [overflow-wrap:anywhere]">
								{step}
							</span>
						</li>
					))}
				</ol>
			</Card>
			<Card className="p-4">
				<h2 className="font-semibold text-gray-12">{t.create.goodToKnow}</h2>
				<ul className="mt-3 flex flex-col gap-3">
					{t.types[type].limits.map((limit) => (
						<li className="flex gap-3 text-[13px] text-pretty text-gray-11" key={limit}>
							<Info aria-hidden="true" className="mt-0.5 shrink-0" size={16} strokeWidth={1.75} />
							{limit}
						</li>
					))}
				</ul>
			</Card>
		</div>
	);
}

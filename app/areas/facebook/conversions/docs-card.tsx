import { ExternalLink } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: the documentation card of the last tab. */
export function DocsCard() {
	const t = useStrings({ pt, en }).docs;
	return (
		<Card className="p-4 md:p-6">
			<h2 className="text-base font-semibold">{t.title}</h2>
			<ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-[13px] text-gray-11 marker:text-gray-8">
				{t.points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
			<ul className="mt-4 flex flex-col gap-2">
				{t.links.map(({ label, to }) => (
					<li key={to}>
						<a
							className="focus-ring inline-flex min-h-6 items-center gap-1.5 rounded-sm text-[13px] font-medium text-accent-11 underline underline-offset-2"
							href={to}
							rel="noopener noreferrer"
							target="_blank"
						>
							{label}
							<ExternalLink aria-hidden="true" size={13} />
							<span className="sr-only"> ({t.opens})</span>
						</a>
					</li>
				))}
			</ul>
		</Card>
	);
}

import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TemplateChoice = lazyPart(() => import("../templates/template-choice.tsx"), "TemplateChoice");

/** Stands in the place of the text where only a template may be sent, and says why. */
export function TemplateSlot(props: {
	channelId: string;
	contact: { name: string | null; phone: string | null };
	onChosen: (item: OutgoingItem) => void;
}) {
	const t = useStrings({ pt, en });
	return (
		<section aria-label={t.template.title}>
			<p className="mb-2 text-[13px] text-gray-11 text-pretty">{t.template.text}</p>
			<TemplateChoice {...props} fallback={<Skeleton className="h-40" />} submit={t.submit} />
		</section>
	);
}

import { Banknote, Megaphone, MousePointerClick, TrendingUp } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ADS } from "./demo-content.ts";
import { SamplePage } from "./sample-page.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 2: Meta Ads text and four fixed cards. */
export default function AdsPage() {
	const t = useStrings({ pt, en }).ads;
	return (
		<SamplePage
			figures={[
				{ icon: Megaphone, label: t.active, value: ADS.active, detail: t.activeMore },
				{
					icon: TrendingUp,
					label: t.roas,
					value: ADS.roas,
					detail: t.roasMore(ADS.roasChange),
					tone: "good",
				},
				{ icon: Banknote, label: t.spend, value: ADS.spend, detail: t.spendMore },
				{
					icon: MousePointerClick,
					label: t.ctr,
					value: ADS.ctr,
					detail: t.ctrMore(ADS.ctrChange),
					tone: "good",
				},
			]}
			purpose={t.purpose}
			title={t.title}
		>
			<Card className="p-4 md:p-5">
				<h2 className="text-base font-semibold">{t.about}</h2>
				<p className="mt-1 max-w-[70ch] text-pretty text-gray-11">{t.aboutText}</p>
			</Card>
		</SamplePage>
	);
}

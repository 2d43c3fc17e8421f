import { Download, Eye, FileText, Star } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { TEMPLATES } from "./demo-content.ts";
import { SamplePage } from "./sample-page.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 2: four fixed cards, no actions. */
export default function TemplatesPage() {
	const t = useStrings({ pt, en }).templates;
	return (
		<SamplePage
			figures={[
				{ icon: FileText, label: t.saved, value: TEMPLATES.saved, detail: t.savedMore },
				{ icon: Download, label: t.mostUsed, value: TEMPLATES.mostUsed, detail: t.mostUsedMore },
				{ icon: Star, label: t.favourites, value: TEMPLATES.favourites, detail: t.favouritesMore },
				{ icon: Eye, label: t.views, value: TEMPLATES.views, detail: t.viewsMore },
			]}
			purpose={t.purpose}
			title={t.title}
		/>
	);
}

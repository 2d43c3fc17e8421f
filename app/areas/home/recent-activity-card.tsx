import { Bot, type LucideIcon, MessageCircle, Radio, UserPlus } from "lucide-react";
import { href } from "react-router";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { DemonstrationBadge } from "#app/ui/demonstration-badge.tsx";
import { HomeCard } from "./home-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 2: the recent-activity panel is static. Minutes before the visit. */
const SAMPLE_ACTIVITY: readonly {
	icon: LucideIcon;
	minutesAgo: number;
	text: { pt: string; en: string };
}[] = [
	{
		icon: MessageCircle,
		minutesAgo: 4,
		text: { pt: "Nova conversa no WhatsApp Vendas", en: "New conversation on WhatsApp Sales" },
	},
	{
		icon: Bot,
		minutesAgo: 18,
		text: { pt: "Agente Lia respondeu 12 clientes", en: "Agent Lia answered 12 customers" },
	},
	{
		icon: Radio,
		minutesAgo: 52,
		text: { pt: "Canal Instagram conectado", en: "Instagram channel connected" },
	},
	{
		icon: UserPlus,
		minutesAgo: 130,
		text: { pt: "Rafael entrou na equipe", en: "Rafael joined the team" },
	},
];

const MINUTE_MS = 60_000;

/** Spec 1, section 2: static; 'Ver Tudo' goes to the reports. */
export function RecentActivityCard({ now }: { now: number }) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const language = useStrings({ pt: "pt", en: "en" } as const);
	const format = useFormat();
	return (
		<HomeCard
			aside={<DemonstrationBadge hint={common.demonstrationHint} label={common.demonstration} />}
			id="recent-activity"
			more={{ label: t.activity.all, to: href("/reports") }}
			section={t.activity.section}
			title={t.activity.title}
		>
			<ul>
				{SAMPLE_ACTIVITY.map(({ icon: Icon, minutesAgo, text }) => (
					<li
						className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0"
						key={minutesAgo}
					>
						<span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-gray-3 text-gray-11">
							<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
						</span>
						<span className="min-w-0 flex-1 truncate">{text[language]}</span>
						<span className="tabular shrink-0 text-xs text-gray-11">
							{format.relative(now - minutesAgo * MINUTE_MS, now)}
						</span>
					</li>
				))}
			</ul>
		</HomeCard>
	);
}

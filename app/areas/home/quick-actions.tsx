import {
	Bot,
	ChartColumn,
	type LucideIcon,
	Megaphone,
	Radio,
	UserPlus,
	Workflow,
} from "lucide-react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 2: six ways to begin something. */
export function QuickActions() {
	const t = useStrings({ pt, en }).quickActions;
	const actions: { label: string; to: string; icon: LucideIcon }[] = [
		{ label: t.createAgent, to: href("/agents/new"), icon: Bot },
		{ label: t.newCampaign, to: href("/campaigns"), icon: Megaphone },
		{ label: t.connectChannel, to: href("/channels"), icon: Radio },
		{ label: t.inviteTeam, to: href("/team"), icon: UserPlus },
		{ label: t.seeReports, to: href("/reports"), icon: ChartColumn },
		{ label: t.automations, to: href("/automations"), icon: Workflow },
	];
	return (
		<nav aria-label={t.title} className="mb-6">
			<ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-6">
				{actions.map(({ label, to, icon: Icon }) => (
					<li key={to}>
						<Link
							className="focus-ring flex h-full min-h-11 items-center gap-2.5 rounded-card border border-line bg-panel px-3 py-2.5 text-[13px] font-medium text-gray-12 hover:border-accent-7 hover:bg-accent-2 lg:flex-col lg:items-start lg:gap-3 lg:p-4"
							prefetch="intent"
							to={to}
						>
							<Icon
								aria-hidden="true"
								className="shrink-0 text-accent-11"
								size={18}
								strokeWidth={1.75}
							/>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

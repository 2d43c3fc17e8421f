import {
	AudioLines,
	Briefcase,
	Building2,
	Cable,
	Camera,
	ChartNoAxesColumn,
	Cloud,
	CreditCard,
	Funnel,
	type LucideIcon,
	Magnet,
	Megaphone,
	MessageCircle,
	RadioTower,
	Send,
	Sparkles,
	Workflow,
	Zap,
} from "lucide-react";
import type { IntegrationType } from "#app/domain/integrations/type.ts";

/** Generic icons instead of company logos; the name is beside them. */
const ICONS: Record<IntegrationType, LucideIcon> = {
	whatsapp: MessageCircle,
	telegram: Send,
	instagram: Camera,
	messenger: Zap,
	meta_ads: Megaphone,
	google_ads: ChartNoAxesColumn,
	openai: Sparkles,
	elevenlabs: AudioLines,
	bitrix24: Building2,
	hubspot: Magnet,
	pipedrive: Funnel,
	rd_station: RadioTower,
	salesforce: Cloud,
	zoho: Briefcase,
	n8n: Workflow,
	zapier: Cable,
	stripe: CreditCard,
};

/** The icon of a service. Decorative. */
export function TypeMark({ type }: { type: IntegrationType }) {
	const Icon = ICONS[type];
	return (
		<span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-gray-3 text-gray-12">
			<Icon aria-hidden="true" size={20} strokeWidth={1.75} />
		</span>
	);
}

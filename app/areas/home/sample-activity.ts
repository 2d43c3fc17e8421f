/** Spec 1, section 2: the recent activity of the demonstration workspace; no other workspace shows it (decision 40). */
import { Bot, type LucideIcon, MessageCircle, Radio, UserPlus } from "lucide-react";

/** In minutes before the visit. */
export const SAMPLE_ACTIVITY: readonly {
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

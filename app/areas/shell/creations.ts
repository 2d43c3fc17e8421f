// founding.md: 'Novo' in the header offers conversation, agent, instance, channel, invitation.
import { Bot, type LucideIcon, MessagesSquare, Radio, Smartphone, UserPlus } from "lucide-react";
import { href } from "react-router";
import { may, type Permission, type Role } from "#app/domain/team/role.ts";

export const CREATIONS = ["conversation", "agent", "instance", "channel", "invitation"] as const;
export type Creation = (typeof CREATIONS)[number];

const NEEDED: Record<Creation, Permission> = {
	conversation: "send",
	agent: "manage_agents",
	instance: "manage_channels",
	channel: "manage_channels",
	invitation: "invite",
};

type Refusal = "managersOnly" | "notForViewers";

function refusalOf(name: Creation, role: Role): Refusal | null {
	const permission = NEEDED[name];
	if (may(role, permission)) return null;
	return permission === "send" ? "notForViewers" : "managersOnly";
}

/** Where each thing is created, and why this member may not (`refusal` null: they may). */
export function creationsFor(role: Role): {
	name: Creation;
	to: string;
	icon: LucideIcon;
	refusal: Refusal | null;
}[] {
	const places: Record<Creation, { to: string; icon: LucideIcon }> = {
		conversation: { to: href("/conversations"), icon: MessagesSquare },
		agent: { to: href("/agents/new"), icon: Bot },
		instance: { to: href("/whatsapp/instances/new"), icon: Smartphone },
		channel: { to: href("/channels/new"), icon: Radio },
		invitation: { to: `${href("/team")}?invite=1`, icon: UserPlus },
	};
	return CREATIONS.map((name) => ({ name, ...places[name], refusal: refusalOf(name, role) }));
}

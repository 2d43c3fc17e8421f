// Decision 40: the three notifications of a new workspace are true ones.
import type { NotificationKind, NotificationParams } from "./notification.ts";

/** What a deployment may leave switched off, in the order in which it is told. */
export const SWITCHABLE = ["whatsapp", "messenger", "mail", "payments"] as const;
export type Switchable = (typeof SWITCHABLE)[number];

/** One of the first notifications of a workspace. */
export interface FirstNews {
	kind: NotificationKind;
	params: NotificationParams[NotificationKind];
}

/**
 * What the founder of a workspace finds, newest first: a welcome (success), what to connect first (information)
 * and what this deployment has switched off (warning; information when nothing is).
 * @param workspace its name
 * @param off what the deployment does not offer
 */
export function firstNews(workspace: string, off: readonly Switchable[]): FirstNews[] {
	const first = off.includes("whatsapp") ? "telegram_webchat" : "whatsapp";
	const what = SWITCHABLE.filter((one) => off.includes(one)).join(".");
	return [
		{ kind: "workspace_welcome", params: { name: workspace } },
		{ kind: "connect_first", params: { first } },
		{ kind: "switched_off", params: { what } },
	];
}

/** The names in a stored `what`; those nobody knows are left out. */
export const parseSwitchedOff = (what: string | undefined): Switchable[] => {
	const names = new Set((what ?? "").split("."));
	return SWITCHABLE.filter((one) => names.has(one));
};

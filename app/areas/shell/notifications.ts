import { href } from "react-router";
import type { HeaderData, NotificationView } from "#app/contracts/header.ts";
import type {
	NotificationKind,
	SAMPLE_NOTIFICATIONS,
} from "#app/domain/notifications/notification.ts";
import type { Mutable } from "#app/domain/preferences/muted.ts";
import { conversationHref } from "#app/ui/channel-links.ts";
import type { NotificationTexts } from "./notification-texts.pt.ts";

// Spec 1, section 2: notifications panel, a list of three. They have the demonstration badge, and only the
// demonstration workspace has them: another one has true ones (decision 40).
type SampleName = (typeof SAMPLE_NOTIFICATIONS)[number];

const SAMPLES: {
	id: SampleName;
	tone: "success" | "info" | "warning";
	minutesAgo: number;
}[] = [
	{ id: "sample_success", tone: "success", minutesAgo: 5 },
	{ id: "sample_info", tone: "info", minutesAgo: 60 },
	{ id: "sample_warning", tone: "warning", minutesAgo: 1440 },
];

const MINUTE_MS = 60_000;

export type NotificationTone = "success" | "info" | "warning";

/** A notification as the panel shows it. */
export interface ShownNotification {
	id: string;
	tone: NotificationTone;
	title: string;
	text: string;
	/** The page it is about. */
	to: string;
	createdAt: number;
	isRead: boolean;
	isSample: boolean;
}

/**
 * Real notifications first, newest on top; then the demonstration's samples, dated relative to now. Muted
 * kinds are left out.
 */
export function listNotifications(
	data: HeaderData | null,
	t: NotificationTexts,
	now: number,
	muted: readonly Mutable[] = [],
): ShownNotification[] {
	const left: readonly string[] = muted;
	const real = (data?.notifications ?? [])
		.filter(({ kind }) => !left.includes(kind))
		.toSorted((a, b) => b.createdAt - a.createdAt);
	const places: Record<SampleName, string> = {
		sample_success: href("/campaigns"),
		sample_info: href("/reports"),
		sample_warning: href("/subscription"),
	};
	const samples = SAMPLES.map(({ id, tone, minutesAgo }) => ({
		id,
		tone,
		...t.samples[id],
		to: places[id],
		createdAt: now - minutesAgo * MINUTE_MS,
		isRead: data?.readSamples.includes(id) ?? false,
		isSample: true,
	}));
	const hasSamples = data?.isDemonstration === true && !muted.includes("samples");
	return [...real.map((one) => toShown(one, t)), ...(hasSamples ? samples : [])];
}

function toShown(notification: NotificationView, t: NotificationTexts): ShownNotification {
	const { id, kind, params, createdAt, isRead } = notification;
	const { title, text } = t.kinds[kind];
	const subject = params["name"] || params["email"] || t.someone;
	return {
		id,
		title,
		text: text(subject, params),
		...ABOUT[kind](params),
		createdAt,
		isRead,
		isSample: false,
	};
}

/** Icon and address of each kind. */
const ABOUT: Record<
	NotificationKind,
	(params: Record<string, string>) => { tone: NotificationTone; to: string }
> = {
	invitation_accepted: () => ({ tone: "success", to: href("/team") }),
	conversation_assigned: ({ channelId = "-", contactId = "-" }) => ({
		tone: "info",
		to: conversationHref({ id: channelId, type: null }, contactId),
	}),
	conversation_mentioned: ({ channelId = "-", contactId = "-" }) => ({
		tone: "info",
		to: conversationHref({ id: channelId, type: null }, contactId),
	}),
	conversations_assigned: () => ({ tone: "info", to: `${href("/conversations")}?who=mine` }),
	conversation_needs_person: ({ channelId = "-", contactId = "-" }) => ({
		tone: "warning",
		to: conversationHref({ id: channelId, type: null }, contactId),
	}),
	conversation_late: ({ channelId = "-", contactId = "-" }) => ({
		tone: "warning",
		to: conversationHref({ id: channelId, type: null }, contactId),
	}),
	rule_told: ({ channelId = "-", contactId = "-" }) => ({
		tone: "info",
		to: conversationHref({ id: channelId, type: null }, contactId),
	}),
	scheduled_not_sent: ({ channelId = "-", contactId = "-" }) => ({
		tone: "warning",
		to: conversationHref({ id: channelId, type: null }, contactId),
	}),
	price_ceiling: ({ channelId = "-" }) => ({
		tone: "warning",
		to: href("/whatsapp/:instanceId/costs", { instanceId: channelId }),
	}),
	agent_paused: ({ agentId = "-" }) => ({
		tone: "warning",
		to: href("/agents/:id", { id: agentId }),
	}),
	integration_problem: () => ({
		tone: "warning",
		to: `${href("/integrations")}?tab=monitoramento`,
	}),
	integration_paused: () => ({ tone: "warning", to: `${href("/integrations")}?tab=controle` }),
	workspace_welcome: () => ({ tone: "success", to: href("/support") }),
	connect_first: ({ first }) => ({
		tone: "info",
		to: first === "whatsapp" ? href("/whatsapp/instances/new") : href("/channels/new"),
	}),
	switched_off: ({ what }) => ({ tone: what === "" ? "info" : "warning", to: href("/support") }),
	number_notice: ({ channelId = "-" }) => ({
		tone: "warning",
		to: `${href("/whatsapp/:instanceId/settings", { instanceId: channelId })}?tab=avisos`,
	}),
	webhook_paused: ({ channelId = "-" }) => ({
		tone: "warning",
		to: `${href("/whatsapp/:instanceId/settings", { instanceId: channelId })}?tab=entregas`,
	}),
};

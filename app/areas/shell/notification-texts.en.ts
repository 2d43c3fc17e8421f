import { parseSwitchedOff, type Switchable } from "#app/domain/notifications/first-news.ts";
import type { NotificationTexts } from "./notification-texts.pt.ts";

const switchedOff: Record<Switchable, string> = {
	whatsapp: "a WhatsApp gateway",
	messenger: "Messenger and Instagram",
	mail: "sending mail",
	payments: "payments",
};

/** By the kind of the notice (domain/channels/account-notice.ts). */
const aboutNumber: Record<string, string> = {
	quality: "Quality or limit changed at",
	name: "The display name was not accepted at",
	account: "The WhatsApp Business account changed at",
	review: "The account's review was not passed at",
	alert: "The account needs attention at",
	security: "The two-step PIN changed at",
	template: "Meta changed the template",
};

export const en: NotificationTexts = {
	kinds: {
		invitation_accepted: {
			title: "Invitation accepted",
			text: (person) => `${person} joined the team.`,
		},
		conversation_assigned: {
			title: "Conversation assigned to you",
			text: (contact) => `You now look after ${contact}.`,
		},
		conversations_assigned: {
			title: "Conversations assigned to you",
			text: (_, { count = "", by = "" }) => `${by} gave you ${count} conversations.`,
		},
		conversation_mentioned: {
			title: "You were mentioned in a note",
			text: (contact, { by = "" }) => `${by} calls you to the conversation with ${contact}.`,
		},
		conversation_needs_person: {
			title: "A conversation needs you",
			text: (contact) => `The agent left the conversation with ${contact} to the team.`,
		},
		conversation_late: {
			title: "A conversation is late",
			text: (contact, { goal = "" }) =>
				goal === "resolution"
					? `The conversation with ${contact} missed the goal for its end.`
					: `${contact} has waited for an answer for longer than the goal.`,
		},
		price_ceiling: {
			title: "Cost ceiling of the month",
			text: (number, { part = "" }) =>
				part === "100"
					? `${number} reached its cost ceiling of the month: agents stopped answering on it.`
					: `${number} has spent ${part}% of its cost ceiling of the month.`,
		},
		agent_paused: {
			title: "Agent paused",
			text: (agent) =>
				`The model of ${agent} failed in three conversations in a row. Check the integration and resume the agent.`,
		},
		integration_problem: {
			title: "Integration with problems",
			text: (integration) => `The test of ${integration} failed. Check its credentials.`,
		},
		rule_told: {
			title: "An automation tells you",
			text: (contact, { rule = "" }) => `${rule}: ${contact}.`,
		},
		scheduled_not_sent: {
			title: "A scheduled message was not sent",
			text: (contact, { reason = "" }) =>
				reason === "window_closed"
					? `The 24-hour window of ${contact} was closed. Open the conversation to decide.`
					: `The message to ${contact} did not leave at its time. Open the conversation to decide.`,
		},
		number_notice: {
			title: "Notice from Meta",
			text: (subject, { notice = "", event = "" }) =>
				`${aboutNumber[notice] ?? "Meta tells of"} ${subject}${event === "" ? "." : ` (${event}).`}`,
		},
		integration_paused: {
			title: "Sending of events paused",
			text: (integration) =>
				`The address of ${integration} failed for too long. Check it and resume under Integrations.`,
		},
		webhook_paused: {
			title: "Webhook paused",
			text: (instance) =>
				`The address of ${instance} failed for too long. Check it and resume in the settings.`,
		},
		workspace_welcome: {
			title: "Welcome to Prosa",
			text: (workspace) =>
				`The workspace ${workspace} is ready. What it shows belongs to you alone.`,
		},
		connect_first: {
			title: "Connect the first channel",
			text: (_, { first }) =>
				first === "whatsapp"
					? "Begin with a WhatsApp number: it takes one QR code."
					: "Telegram and webchat already work on this installation. WhatsApp needs a gateway.",
		},
		switched_off: {
			title: "What is switched off",
			text: (_, { what }) => {
				const off = parseSwitchedOff(what).map((one) => switchedOff[one]);
				return off.length === 0
					? "Nothing: this installation offers everything Prosa has."
					: `This installation does not have yet: ${off.join(", ")}.`;
			},
		},
	},
	someone: "Somebody",
	samples: {
		sample_success: {
			title: "Campaign finished",
			text: "The welcome campaign reached every contact of the list.",
		},
		sample_info: {
			title: "Weekly report ready",
			text: "The summary of this week's conversations is in Reports.",
		},
		sample_warning: {
			title: "Plan limit near",
			text: "Few new conversations are left this month.",
		},
	},
};

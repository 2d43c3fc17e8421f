import { counted } from "#app/i18n/counted.ts";
import { parseSwitchedOff, type Switchable } from "#app/domain/notifications/first-news.ts";
import type { ShellStrings } from "./strings.pt.ts";

const switchedOff: Record<Switchable, string> = {
	whatsapp: "a WhatsApp gateway",
	messenger: "Messenger and Instagram",
	mail: "sending mail",
	payments: "payments",
};

export const en: ShellStrings = {
	skipToContent: "Skip to content",
	skipToMenu: "Skip to menu",
	skipToSearch: "Skip to search",
	menu: "Main menu",
	openMenu: "Open menu",
	closeMenu: "Close menu",
	collapse: "Collapse menu",
	expand: "Expand menu",
	quickMenu: "Quick navigation",
	more: "More",
	alerts: { someone: "New message", message: "You have a new message" },
	kept: (when: string) => `Offline: showing what was seen last, ${when}`,
	unread: (count: number) => counted(count, "unread conversation", "unread conversations"),
	groups: {
		home: "Home",
		dashboards: "Dashboard and Reports",
		automation: "AI and Automation",
		whatsapp: "WhatsApp",
		communication: "Communication",
		media: "Media and Creative",
		team: "Integrations and Team",
		account: "Account and Support",
	},
	pages: {
		home: "Home",
		dashboard: "Dashboard",
		intelligence: "Intelligence",
		agents: "AI agents",
		whatsapp: "Overview",
		instances: "Instances",
		qrCodes: "QR codes",
		analytics: "Analytics",
		channels: "Channels",
		conversations: "Conversations",
		messages: "Messages",
		campaigns: "Campaigns",
		ads: "Ads",
		templates: "Templates",
		facebook: "Facebook",
		facebookAds: "Facebook ads",
		facebookMarketing: "Marketing",
		facebookPayments: "Payments",
		facebookWebhooks: "Webhooks",
		integrations: "Integrations",
		team: "Team",
		subscription: "Subscription",
		settings: "Settings",
		support: "Support",
		reports: "Reports",
		automations: "Automations",
		teamDashboard: "Team dashboard",
		voice: "Voice",
		tests: "Tests",
		testN8n: "n8n test",
		facebookConversions: "Conversions",
		overview: "Dashboard: overview",
		contact: "Contact",
	},
	breadcrumbs: { label: "You are at", root: "Dashboard" },
	plans: { free: "Free Plan", premium: "Premium Plan", enterprise: "Enterprise Plan" },
	system: {
		operational: "System Online",
		degraded: "System Degraded",
		down: "System Offline",
	},
	online: (count) => (count === 0 ? "Only you online now" : `You and ${count} more online now`),
	synced: (time) => `Synced at ${time}`,
	workspaceId: "Workspace ID",
	copyWorkspaceId: "Copy Workspace ID",
	search: {
		label: "Search",
		placeholder: "Search agents, campaigns, contacts...",
		shortcut: "⌘K",
		title: "Search and commands",
		none: (query) => `Nothing found for “${query}”`,
		noneHint: "Try the name of an agent, a page, an instance or a contact.",
		pages: "Pages",
		instances: "Instances",
		channels: "Channels",
		agents: "Agents",
		conversations: "Conversations",
		messages: "Messages",
		contacts: "Contacts",
		unnamed: "Anonymous",
		actions: "Actions",
		searching: "Searching…",
		failed: "Agents, conversations and contacts did not answer. Try again in a moment.",
		keys: "↑ ↓ to choose, Enter to open, Esc to close",
		found: (count) => (count === 1 ? "1 result" : `${count} results`),
	},
	actions: {
		theme: "Switch between light and dark",
		sidebar: "Collapse or expand the menu",
		signOut: "Sign out",
	},
	create: {
		label: "New",
		conversation: "Conversation",
		agent: "Agent",
		instance: "Instance",
		channel: "Channel",
		invitation: "Invitation",
		managersOnly: "Managers and administrators only",
		notForViewers: "Your role can only view",
		soon: "Coming soon",
		newOne: {
			conversation: "New conversation",
			agent: "New agent",
			instance: "New instance",
			channel: "New channel",
			invitation: "New invitation",
		},
	},
	newVersion: { label: "New version", reload: "New version available: reload the page" },
	notifications: {
		label: "Notifications",
		unread: (count) => `${count} unread`,
		markAll: "Mark all as read",
		empty: "No notifications here.",
		new: "New",
		failed: "The team's notifications did not load right now.",
		notSaved: "Reading was not saved. Try again.",
		demonstrationHint: "A sample notification. It does not come from your workspace.",
		kinds: { success: "Success", info: "Information", warning: "Warning" },
		texts: {
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
			conversation_needs_person: {
				title: "A conversation needs you",
				text: (contact) => `The agent left the conversation with ${contact} to the team.`,
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
	},
	userMenu: (name) => `${name}'s menu`,
	profile: "Profile",
	settings: "Settings",
	installation: "Installation",
	failedJobs: "Failed jobs",
	failedJobsWaiting: (count) => `${count} waiting`,
	workspaces: "Workspaces",
	currentWorkspace: "current",
	signOut: "Sign out",
	loadingInstance: "Loading instance...",
	loadingConnections: "Loading connections...",
};

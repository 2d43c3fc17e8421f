import { counted } from "#app/i18n/counted.ts";
import type { AdminStrings } from "./strings.pt.ts";

export const en: AdminStrings = {
	title: "Failed jobs",
	purpose:
		"What was not done after every try. Fix the cause and run it again: each job is done only once.",
	refresh: "Refresh",
	queues: {
		"webhooks-out": "Outgoing webhooks",
		emails: "E-mails",
		"agent-replies": "Agent replies",
		"health-checks": "Integration checks",
		"facebook-sync": "Facebook sync",
	},
	jobs: {
		"webhooks-out": "Webhook delivery",
		emails: "E-mail",
		"agent-replies": "Agent reply",
		"health-checks": "Integration check",
		"facebook-sync": "Facebook sync",
	},
	mails: { invitation: "Invitation e-mail" },
	automation: "Delivery to an automation",
	reasons: {
		retries_used_up: "Every try failed",
		not_understood: "This version does not know the job",
	},
	filter: {
		state: "State",
		states: { waiting: "Waiting", replayed: "Run again", discarded: "Discarded" },
		queue: "Queue",
		allQueues: "All queues",
		queueWith: (queue, count) => `${queue} (${count})`,
	},
	list: {
		label: "Failed jobs",
		selectAll: "Select all on this page",
		select: (name, time) => `Select ${name}, ${time}`,
		selected: (count) => `${count} selected`,
		replay: "Run again",
		discard: "Discard",
		replayQueue: (count) => `Run the whole queue again (${count})`,
		details: "Details",
		gaveUp: (attempts) =>
			attempts === 1 ? "Failed after 1 try" : `Failed after ${attempts} tries`,
		replayedBy: (name) => `Run again by ${name}`,
		discardedBy: (name) => `Discarded by ${name}`,
		someone: "someone who left the team",
	},
	state: { waiting: "Waiting", replayed: "Run again", discarded: "Discarded" },
	details: {
		purpose: "Only identifiers are shown. Texts, phone numbers and secrets stay hidden.",
		queue: "Queue",
		channel: "Channel",
		reason: "Reason",
		attempts: "Tries",
		when: "Given up at",
		state: "State",
		id: "Identifier",
		job: "Content of the job",
		unreadable: "The content could not be read.",
		replays: {
			"webhooks-out": "The delivery leaves with the same body and the same identifier.",
			emails: "The e-mail leaves once. A link that expired or was used is not sent.",
			"agent-replies": "If the conversation has moved on, the agent does not answer.",
			"health-checks": "The integration is checked now, with today's credentials.",
			"facebook-sync": "The sync goes on where it stopped, without repeating data.",
		},
	},
	discarding: {
		title: (count) => (count === 1 ? "Discard the job?" : `Discard ${count} jobs?`),
		text: "What they would do will not be done. They stay in the list of discarded jobs for 90 days.",
		confirm: "Discard",
	},
	empty: {
		waiting: "No failed jobs",
		waitingText:
			"When an e-mail, a webhook, an agent's reply or a sync cannot be completed, it appears here for you to run again.",
		replayed: "No jobs run again",
		replayedText: "Jobs that you put back into their queue appear here, with who did it and when.",
		discarded: "No discarded jobs",
		discardedText: "Jobs that you discard appear here, with who did it and when.",
		all: "See all queues",
	},
	pages: { label: "Pages", newest: "Newest", older: "Older" },
	key: {
		title: "Workspace key",
		text: "Tokens and passwords of integrations are stored encrypted with a key of this workspace alone, protected by the deployment's master key.",
		current: "Protected by the present master key",
		waiting: "Waiting for the new master key",
		waitingText:
			"The master key was changed. The protection is renewed by itself within minutes; nothing becomes unreadable meanwhile.",
		renew: "Renew now",
		version: (id) => `Version ${id}`,
	},
	lists: {
		title: "List of conversations",
		text: "The Conversations page joins all channels in one list and keeps itself up to date. Should somebody be missing in it, rebuild it from the channels: no message is touched.",
		rebuild: "Rebuild list",
		ask: "Rebuild the list of conversations?",
		askText:
			"The list is empty for a few seconds and fills again from the channels. Messages, assignees and labels stay as they are.",
		busy: "Rebuilding the list…",
		conversation: "conversation",
		conversations: "conversations",
		channel: "channel",
		channels: "channels",
		done: (conversations, channels) => `List rebuilt: ${conversations} of ${channels}.`,
		waiting: (names) => `Those of ${names} are still missing: they are listed when they come.`,
	},
	done: {
		failed: "It could not be completed",
		nothing: "Nothing to do: somebody has taken care of these jobs.",
		replayed: (count) =>
			count === 1 ? "Job put back into its queue" : `${count} jobs put back into their queue`,
		discarded: (count) => (count === 1 ? "Job discarded" : `${count} jobs discarded`),
		keyRenewed: "Protection of the key renewed",
	},
	failed: "The jobs could not be loaded",
	sections: "Administration",
	kept: {
		title: "Events not understood",
		purpose:
			"What a messaging service sent and Prosa could not read. It is kept until a new version can, or until you discard it.",
		channel: "Channel",
		channelWith: (name, count) => `${name} (${count})`,
		otherChannel: "Another channel",
		total: (count) => counted(count, "event kept", "events kept"),
		replayPage: (count) => `Process this page again (${count})`,
		unknown: "Unknown format",
		notStored: "Could not be stored",
		size: (kilobytes) => `${kilobytes} KB`,
		sources: {
			simulator: "Simulator",
			evolution: "Evolution API",
			waha: "WAHA",
			"cloud-api": "Official WhatsApp API",
			telegram: "Telegram",
			webchat: "Webchat",
			messenger: "Messenger",
			instagram: "Instagram",
			ledger: "Understood, but not stored",
		},
		failures: {
			still_unknown: "This version does not know the event either.",
			partly_unknown: "A part is in the conversation now; the rest this version does not know.",
			cut: "The event was too large and was kept cut: it cannot be read.",
			broke: "The event failed again when it was stored.",
		},
		tried: (time) => `Last tried on ${time}.`,
		show: "Show content",
		showText: "It may hold customers' messages.",
		content: "Content of the event",
		replay: "Process again",
		replayText:
			"The event is read with today's version. What is in the conversation already does not appear again.",
		discard: "Discard",
		discarding: {
			title: "Discard the event?",
			text: "What it said is gone from here and cannot be brought back.",
		},
		empty: "No events that were not understood",
		emptyText:
			"When a messaging service sends something Prosa does not know, it is kept here for you to process again.",
		bounds: "Each channel keeps the newest 500, for 30 days.",
		done: {
			replayed: (count) =>
				count === 1 ? "Event processed again" : `${count} events processed again`,
			stillThere: (done, failed) => {
				const left = counted(failed, "is still kept", "are still kept");
				return done === 0 ? left : `${done} processed, ${left}`;
			},
			discarded: (count) => (count === 1 ? "Event discarded" : `${count} events discarded`),
			nothing: "Nothing to do: somebody has taken care of these events.",
		},
	},
};

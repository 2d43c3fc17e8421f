import { counted } from "#app/i18n/counted.ts";
import type { HealthStrings } from "./strings.pt.ts";

const troubles: HealthStrings["health"]["troubles"] = {
	cron_late: {
		title: "Five-minute schedule",
		meaning: "It cleans up, bills, checks integrations and judges the alarms.",
		next: "Look at Cloudflare, on the Worker, whether the trigger is there and what its last log says; sending the version again with npm run deploy makes it anew.",
	},
	failures: {
		title: "Errors in the last hour",
		meaning: "Some errors are normal: a gateway that goes down, a network that fails.",
		next: "See below which error repeats and look for its name in the Worker's logs: each line says the cause.",
	},
	dead_letters: {
		title: "Failed jobs",
		meaning: "No mail, webhook or agent's answer was left behind.",
		next: "The admins of each workspace replay or discard theirs. Those of no workspace are in the table dead_letters.",
	},
	kept_events: {
		title: "Events nobody understood",
		meaning: "What a gateway sends and this version does not know is kept, to be replayed.",
		next: "Most often a gateway newer than this version: update Prosa and replay the events.",
	},
	stuck_messages: {
		title: "Messages that do not leave",
		meaning: "No channel has a message that has waited for more than 15 minutes.",
		next: "Nearly always the number is disconnected or the gateway does not answer. Link it again: what waits leaves by itself, in order.",
	},
	database_full: {
		title: "Size of the database",
		meaning: "Once full, the database refuses whatever is written.",
		next: "Delete channels and workspaces that nobody uses any more, and keep a backup. The limit of a D1 database cannot be raised.",
	},
	channels_full: {
		title: "Space of channels",
		meaning: "Each channel holds up to 10 GB of conversations; from 70% on it is listed here.",
		next: "Up to 95% everything goes on as usual; after that the channel can only be read. Plan a second part for it before, as docs/decisions/101 in Prosa's code describes.",
	},
};

const perMillion = (price: string) => `${price} per million`;
const perGigabyte = (price: string) => `${price} per GB and month`;

const types: Record<string, string> = {
	whatsapp: "WhatsApp",
	telegram: "Telegram",
	webchat: "Webchat",
	messenger: "Messenger",
	instagram: "Instagram",
};

export const en: HealthStrings = {
	health: {
		title: "The installation's health",
		purpose: "What may go wrong on this installation, how it is now, and the next step.",
		refresh: "Refresh",
		list: "What is watched",
		right: "In order",
		wrong: "Needs you",
		unknown: "No data yet",
		toList: "See those of this workspace",
		since: (when) => `Began ${when}. Nobody was told yet.`,
		told: (began, told) => `Began ${began}; told ${told}.`,
		foreignChannel: (type) => `A ${types[type] ?? type} channel`,
		troubles,
		state: {
			cron: (when) => `Ended ${when}.`,
			cronFailed: (when, parts) =>
				`Ended ${when}, with ${counted(parts, "part that failed", "parts that failed")}.`,
			cronNever: "It has not run since this version was installed.",
			failures: (count) => `${counted(count, "error", "errors")} in the last hour.`,
			dead_letters: (count) => `${counted(count, "job waits", "jobs wait")} for a person.`,
			kept_events: (count) => `${counted(count, "event", "events")} kept over all channels.`,
			stuck: (count) =>
				count === 0
					? "Whatever was written has left or is leaving."
					: `${counted(count, "channel has", "channels have")} messages that do not leave.`,
			channels: (count) =>
				count === 0
					? "All channels have room to spare."
					: `${counted(count, "channel is", "channels are")} past 70% of the space.`,
			database: (used, limit, share) => `${used} MB of ${limit} GB (${share}).`,
			databaseUnknown: "The five-minute schedule measures the size.",
		},
	},
	alarms: {
		title: "Alarms",
		purpose:
			"Each trouble is told once when it begins and once more when it is over. Without an address nobody is told.",
		email: "E-mail",
		noMail: "This installation sends no mail: use an address below, or switch mail on.",
		webhook: "Address (webhook)",
		webhookHint: "It gets a POST with JSON. Saving calls it once as a test.",
		webhookFailed: (when) => `The last call failed ${when}.`,
		save: "Save alarms",
		saved: "Alarms saved",
	},
	failures: {
		title: "Errors in the last 24 hours",
		none: "No error and no security event in the last 24 hours.",
		hour: "Hour",
		errors: "Errors",
		security: "Security",
		which: "Which ones",
		whichText:
			"The names are in the Worker's logs. A security event is an attempt that was refused, not an error.",
		ofError: "error",
		ofSecurity: "security",
	},
	builds: {
		title: "Versions of the channels",
		text: (build) =>
			`The Worker runs the version ${build}. Each channel moves to it when it has something to do; nobody is woken for that.`,
		none: "No channel yet.",
		channel: "channel",
		channels: "channels",
		silent: "has said nothing yet",
		steps: (steps) => `schema ${steps}`,
		present: "current",
	},
	costs: {
		title: "The installation's costs",
		purpose: "What the month costs at list prices, counted by the storage itself.",
		months: "Month",
		earlier: "Month before",
		later: "Month after",
		month: (month) => `${month.slice(5)}/${month.slice(0, 4)}`,
		atList: "at list prices, before what is included",
		beyond: "beyond what the paid plan includes",
		whole: "The installation's month, item by item",
		item: "Item",
		used: "Used",
		included: "Included a month",
		price: "Price",
		cost: "At list price",
		items: {
			workerRequests: "Worker requests",
			objectRequests: "Calls of objects",
			objectRowsRead: "Rows read in objects",
			objectRowsWritten: "Rows written in objects",
			objectStorage: "Storage of objects",
			d1RowsRead: "Rows read in the database",
			d1RowsWritten: "Rows written in the database",
			d1Storage: "Storage of the database",
			fileWrites: "Files written and listed",
			fileReads: "Files read",
			fileStorage: "Storage of files",
		},
		per: {
			workerRequests: perMillion,
			objectRequests: perMillion,
			objectRowsRead: perMillion,
			objectRowsWritten: perMillion,
			objectStorage: perGigabyte,
			d1RowsRead: perMillion,
			d1RowsWritten: perMillion,
			d1Storage: perGigabyte,
			fileWrites: perMillion,
			fileReads: perMillion,
			fileStorage: perGigabyte,
		},
		asOf: (day, year) =>
			`Cloudflare's list prices as compared on ${day}/${year}, in US dollars, without taxes. The paid plan's US$ 5 a month come on top.`,
		notCounted:
			"Not in here: processing time, queues, KV, logs, each workspace's own object, and what the gateway and the AI models charge. Of what pages read in the database only what it reports is counted; of files those of messages, without half uploads and smaller forms of photos.",
		byChannel: "By channel",
		none: "Nothing used this month",
		noneText: "As soon as a channel works, what it uses shows up here with the day's figures.",
		shared: "Pages, API and schedule",
		deleted: "Removed channel",
		types,
		underCent: (cent) => `< ${cent}`,
	},
};

import { counted } from "#app/i18n/counted.ts";
import type { GatewayStrings } from "./strings.pt.ts";

export const en: GatewayStrings = {
	title: "Ways to connect",
	purpose: "The servers that link your numbers, and this workspace's Meta app.",
	vendors: {
		evolution: "Evolution API",
		waha: "WAHA",
		"cloud-api": "WhatsApp Cloud API",
		simulator: "Simulator",
	},
	findings: {
		ok: "Answers",
		gateway_unreachable: "No answer",
		gateway_key_refused: "Key refused",
		gateway_unlicensed: "No licence",
		gateway_unrecognised: "Strange answer",
		url_not_allowed: "Address not allowed",
	},
	own: {
		title: "Gateways of this workspace",
		purpose:
			"A WAHA or Evolution API server that your team runs. Only this workspace uses it, and whoever runs it can read the messages that pass through it.",
		add: "Add gateway",
		empty: "No gateway of your own",
		emptyText:
			"Add the address and key of your server. It appears as a way to connect when you create an instance.",
		testedAt: (when) => `Tested ${when}`,
		unused: "No number uses it",
		usedBy: (names, count) => `${counted(count, "number", "numbers")}: ${names}`,
		key: (mask) => `Key ${mask}`,
		test: "Test",
		tested: "The gateway answered and took the key",
		link: "Link a number",
		replaceKey: "Replace key",
		remove: "Delete",
		of: (action, name) => `${action}: ${name}`,
		done: "Gateway added",
		doneText: "It can now be chosen when you create an instance.",
		failed: "That did not work now",
	},
	form: {
		title: "Add gateway",
		purpose: "The server is tested before it is stored.",
		vendor: "Kind",
		hints: {
			waha: "Version 2026.7 with the GOWS engine, which also links accounts with a passkey.",
			evolution: "Version 2.3.7.",
		},
		name: "Name",
		nameHint: "How it appears when you create an instance.",
		namePlaceholder: "E.g. Shop server",
		url: "Address",
		urlHint:
			"Begins with https:// and can be reached from the internet, on port 443 or 8443. It cannot be changed later.",
		key: "Key",
		keyHint: {
			waha: "The value of WAHA_API_KEY. It is stored encrypted and never shown again.",
			evolution:
				"The value of AUTHENTICATION_API_KEY. It is stored encrypted and never shown again.",
		},
		show: "Show key",
		hide: "Hide key",
		submit: "Test and save",
		cancel: "Cancel",
		failed: "The gateway was not stored",
		kept: "What you typed is still here.",
	},
	newKey: {
		title: (name) => `Replace the key of ${name}`,
		purpose: "The new key is tested and sent to every number that uses this gateway.",
		label: "New key",
		submit: "Test and replace",
		done: "Key replaced",
	},
	removal: {
		title: (name) => `Delete ${name}`,
		text: "Its address and key are deleted here. Nothing changes on the server.",
		confirm: "Delete gateway",
		done: "Gateway deleted",
	},
	meta: {
		title: "This workspace's Meta app",
		purpose:
			"With an app of your own, WhatsApp's official API, Messenger and Instagram arrive here without the installation's app.",
		appId: "App ID",
		appIdHint: "In App settings, Basic.",
		secret: "App secret",
		secretHint: "On the same page. Proves that each message is from Meta; never shown again.",
		verifyToken: "Verify token",
		verifyTokenHint: "A text of your own: Meta repeats it when the address is registered.",
		submit: "Check and save",
		saved: "Meta app saved",
		failed: "The app was not saved",
		remove: "Remove app",
		states: {
			unregistered: "Not registered at Meta yet",
			verified: "Address verified",
			receiving: "Receiving",
		},
		steps: {
			title: "Register this address at Meta",
			callback: "Callback URL",
			token: "Verify token",
			tokenHidden: "Verified already; never shown again.",
			copyCallback: "Copy URL",
			copyToken: "Copy token",
			list: [
				"In the app's dashboard, in WhatsApp, Configuration, paste the URL and the token, then verify and save.",
				"In Webhook fields, subscribe to messages and smb_message_echoes.",
				"For Messenger and Instagram do the same in each product and subscribe to messages.",
			],
		},
		removal: {
			title: "Remove the Meta app",
			text: (channels) =>
				channels === 0
					? "The callback address ceases to exist and the secret is deleted."
					: `The callback address ceases to exist and the secret is deleted. ${counted(channels, "Meta channel", "Meta channels")} of this workspace ${channels === 1 ? "stops" : "stop"} receiving if the token belongs to this app.`,
			confirm: "Remove app",
			done: "Meta app removed",
		},
	},
	installation: {
		title: "Of this installation",
		purpose: "What its operator has configured for all workspaces.",
		none: "Nothing. The ways above do not depend on it.",
		pages: "Messenger and Instagram",
	},
};

import type { InstallationStrings } from "./strings.pt.ts";

export const en: InstallationStrings = {
	title: "Installation",
	purpose: "What this installation of Prosa has, what is missing, and the next step.",
	states: {
		good: "All right",
		attention: "Attention",
		bad: "Has a problem",
		untested: "Not tested",
		off: "Not set up",
	},
	findings: {
		ok: "The test passed",
		refused: "The key was refused",
		unreachable: "No answer",
		unrecognised: "Not the answer that was expected",
		url_not_allowed: "The address may not be called",
	},
	items: {
		address: {
			title: "Address",
			purpose: "Where the team enters and where channels deliver messages.",
			next: {
				attention:
					"You opened this page at another address. Use the configured one, or change `PUBLIC_URL` in `.env.production` and run `npm run deploy`.",
			},
		},
		company: {
			title: "Who answers for this installation",
			purpose: "Shown in the footer, on the company page, in the terms and in the privacy policy.",
			next: {
				attention:
					"Say who the company is: put `COMPANY_NAME`, `COMPANY_TAX_ID` (CNPJ), `COMPANY_ADDRESS` and `COMPANY_CONTACT_EMAIL` into `.env.production` and run `npm run deploy`. Until then the pages claim nothing in their place.",
			},
		},
		mail: {
			title: "E-mail",
			purpose: "Invitations, confirmation of accounts and forgotten passwords.",
			next: {
				off: "Without mail accounts are by invitation, and whoever invites sees the link. To send: put `MAIL_DELIVERY` (resend, smtp or cloudflare), `MAIL_FROM` and the key into `.env.production` and run `npm run deploy`.",
				untested: "Test: an e-mail goes to your own address.",
				bad: "Check `MAIL_FROM` and the provider's key in `.env.production`, run `npm run deploy` and test again.",
			},
		},
		gateways: {
			title: "WhatsApp gateways",
			purpose: "Link numbers by QR code, with an Evolution or WAHA server of this installation.",
			next: {
				off: "Each workspace can use its own gateway. To offer one to all: `EVOLUTION_URL` and `EVOLUTION_API_KEY`, or `WAHA_URL` and `WAHA_API_KEY`, in `.env.production` and `npm run deploy`.",
				untested: "Test whether the server answers and accepts the key.",
				bad: "See whether the server is up and the key in `.env.production` is its own.",
			},
		},
		meta_app: {
			title: "App of Meta",
			purpose: "WhatsApp's official API, Messenger, Instagram and the Facebook area.",
			next: {
				off: "Make an app at developers.facebook.com and put `FACEBOOK_APP_ID`, `FACEBOOK_APP_SECRET`, `WHATSAPP_VERIFY_TOKEN` and `FACEBOOK_VERIFY_TOKEN` into `.env.production`. Connecting numbers with Meta needs `WHATSAPP_CONFIG_ID` too. Each workspace can also use its own.",
				untested: "Test whether Meta accepts the app and its secret.",
				bad: "Check `FACEBOOK_APP_ID` and `FACEBOOK_APP_SECRET` in `.env.production` and run `npm run deploy`.",
			},
		},
		sign_in: {
			title: "Sign in with Google or Facebook",
			purpose: "One click in place of the password. Without it people use e-mail and password.",
			next: {
				off: "Optional: `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET` in `.env.production`. The return address is this installation's, with /api/auth/callback/google.",
				untested:
					"Test whether the provider answers. Google's secret is proved only when somebody signs in.",
				bad: "Check the provider's values in `.env.production` and run `npm run deploy`.",
			},
		},
		payments: {
			title: "Payments",
			purpose: "Charges plans by Stripe. Without it plans limit nothing.",
			next: {
				off: "Optional: `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET` and `STRIPE_PREMIUM_PRICE` in `.env.production`.",
				untested: "Test whether Stripe accepts the key and knows the price.",
				bad: "Check key and price in `.env.production` and run `npm run deploy`.",
			},
		},
		models: {
			title: "AI models",
			purpose:
				"Write the answers of the agents. Without a model they answer from the knowledge base.",
			next: {
				off: 'Each workspace connects its own key under Integrations. To offer Cloudflare\'s models to all, add `[ai] binding = "AI"` to `wrangler.toml` and run `npm run deploy`.',
			},
		},
		storage: {
			title: "Storage",
			purpose: "Database, preferences, the object of each channel and, if there are, the files.",
			next: {
				untested: "Test reading from all of them.",
				bad: "See Cloudflare's status and the Worker's logs; nothing is lost meanwhile.",
			},
		},
		files: {
			title: "Files",
			purpose:
				"Photos, audio, videos and documents: those the team sends, and those received, even after the gateway deletes them.",
			next: {
				attention:
					"They are not kept: the team sends no files, and those received open only while the gateway has them. Switch R2 on in the Cloudflare account (10 GB a month free) and run `npm run deploy`: it makes the store.",
			},
		},
		pictures: {
			title: "Smaller photos",
			purpose:
				"Conversations load a small form of each photo; the original stays to be opened and downloaded. Without it the sender's browser makes the small form, and received ones come whole.",
			next: {
				off: 'Optional: add `[images] binding = "IMAGES"` to `wrangler.toml` and run `npm run deploy`. Cloudflare Images makes 5,000 a month free.',
			},
		},
		backups: {
			title: "Backups",
			purpose: "Everything the installation keeps, in files of your own.",
			next: {
				off: "No backup yet. On the computer you deploy from: `npm run backup -- --remote`.",
				attention: "The last backup is more than a week old: `npm run backup -- --remote`.",
				bad: "The last backup did not finish. Run `npm run backup -- --remote` again: it goes on where it stopped.",
			},
		},
		version: {
			title: "Version",
			purpose: "What is running.",
			next: {
				bad: "The database is not at this code's version. Run `npm run deploy` again.",
			},
		},
	},
	test: "Test",
	tested: (finding, when) => `${finding}, ${when}`,
	testFailed: "The test was not made",
	noBackup: "None yet",
	made: (when) => `Last one: ${when}`,
	facts: {
		publicUrl: "Configured address",
		companyName: "Name",
		region: "Region",
		build: "Version of the code",
		migration: "Version of the database",
		none: "not given",
		by: "By",
		names: {
			evolution: "Evolution",
			waha: "WAHA",
			google: "Google",
			facebook: "Facebook",
			workers_ai: "Workers AI",
		},
		mail: {
			local: "kept in /dev/outbox",
			cloudflare: "Cloudflare",
			resend: "Resend",
			smtp: "SMTP",
		},
	},
	people: {
		title: "Accounts",
		open: "Anybody can make an account, confirmed by e-mail. To close: `SIGN_UP=invite` in `.env.production`.",
		invite: "Accounts by invitation only. Under Team, whoever invites gets the link to hand over.",
		limits: "Plans limit agents and conversations.",
		noLimits: "No limit on this installation. To limit by plan: `PLAN_LIMITS=on`.",
		reset: "Link to a new password",
		resetText:
			"Without mail this is how somebody who forgot their password comes back in. The link works for one hour and opens the account: give it to that person only.",
		email: "E-mail of the account",
		create: "Make link",
		unknown: "No confirmed account has this e-mail.",
		linkFor: (email) => `For ${email}. Works for one hour, once.`,
	},
	claim: {
		title: "This installation has no administrators yet",
		text: (workspace) =>
			`The link proves that you operate this installation. The admins of ${workspace} will administer it.`,
		submit: "Administer with this workspace",
		failed: "Not possible",
		over: "This link does not work any more. Make another one with npm run deploy -- --link.",
	},
};

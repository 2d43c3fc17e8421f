import type { EmailJob } from "#app/contracts/jobs.ts";
import { describeBrowser } from "#app/domain/auth/browser.ts";
import type { DeviceCookie } from "#workers/adapters/sign-in-cookie/device-cookie.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { isKnownDevice, rememberDevice } from "#workers/data/queries/auth/devices.ts";
import type { RequestMeta } from "./session.ts";

/** Stored characters of a user agent. */
const MAX_USER_AGENT_LENGTH = 300;

export interface DeviceBookDeps {
	db: Database;
	log: Log;
	cookie: DeviceCookie;
	now: () => number;
	newId: () => string;
	isSecure: (url: string) => boolean;
	createToken: () => string;
	hashToken: (token: string) => string;
	queueEmail: (job: EmailJob) => Promise<void>;
	/** Runs work after the answer was sent. */
	defer: (work: Promise<unknown>) => void;
}

/** The browsers people sign in with (A01, A12). */
export function createDeviceBook(deps: DeviceBookDeps) {
	const tokenOf = (meta: RequestMeta) =>
		deps.cookie.read(meta.cookie ?? "", deps.isSecure(meta.url));

	async function remember(token: string, userId: string, meta: SignInMeta): Promise<void> {
		const { isNews: isNewDevice } = await rememberDevice(deps.db, {
			tokenHash: deps.hashToken(token),
			userId,
			userAgent: meta.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
			now: deps.now(),
		});
		if (!isNewDevice) return;
		const { browser, system } = describeBrowser(meta.userAgent);
		await deps.queueEmail({
			type: "new_device",
			id: deps.newId(),
			userId,
			device: [browser, system].filter(Boolean).join(", "),
			locale: meta.locale ?? "pt",
		});
	}

	return {
		/** The attempt bucket of a browser that has signed in to this account before; null for any other browser. */
		async findBucket(email: string, meta: RequestMeta): Promise<string | null> {
			const token = tokenOf(meta);
			if (token === null) return null;
			const hash = deps.hashToken(token);
			return (await isKnownDevice(deps.db, email, hash)) ? `device:${hash}` : null;
		},

		/**
		 * Stores the browser of a sign-in after the answer was sent, and mails the user when it is a new one; failures
		 * are logged. Answers the Set-Cookie values that identify the browser from now on.
		 */
		noteSignIn(userId: string, meta: SignInMeta): string[] {
			const known = tokenOf(meta);
			const token = known ?? deps.createToken();
			deps.defer(
				remember(token, userId, meta).catch((error: unknown) =>
					deps.log({ event: "device_not_remembered", level: "error", error }),
				),
			);
			return known === null ? [deps.cookie.issue(token, deps.isSecure(meta.url))] : [];
		},
	};
}
export type DeviceBook = ReturnType<typeof createDeviceBook>;

/** The browser that signs in, and the language of mails it causes. */
export interface SignInMeta extends RequestMeta {
	locale?: "pt" | "en" | undefined;
}

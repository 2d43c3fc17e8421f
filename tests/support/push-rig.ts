import { inject } from "vitest";
import { env } from "cloudflare:workers";
import type { AlertSettings } from "#app/domain/alerts/settings.ts";
import type { PushPayload } from "#app/domain/alerts/payload.ts";
import type { ReceivedPush, SubscribedBrowser } from "#tests/emulators/push/server.ts";
import type { TestMember } from "#tests/support/sign-in.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";

/** The services of a deployment that may call the emulated push service. @param masterKeys as configured, instead of its own */
export const pushServices = (masterKeys?: string) => {
	const own = { ...env, ALLOWED_PRIVATE_HOSTS: inject("push").host };
	return createServices((masterKeys ? { ...own, MASTER_KEY: masterKeys } : own) as Env, {
		defer: (work) => void work.catch(() => null),
	});
};

const emulator = (path: string, init?: RequestInit) =>
	fetch(`${inject("push").url}/__emulator/browsers${path}`, init);

/** A browser of this member that asked to be told. @param masterKeys of the deployment that it asked */
export async function subscribeBrowser(member: TestMember, masterKeys?: string) {
	const signedIn = await findSignedIn(member);
	const { alerts } = pushServices(masterKeys);
	const { key } = await alerts.open(signedIn, "UTC");
	const made = await emulator("", { method: "POST", body: JSON.stringify({ key }) });
	const { id, ...subscription } = await made.json<SubscribedBrowser>();
	const asked = await alerts.subscribe(signedIn, { ...subscription, serverKey: key, locale: "pt" });
	if (!asked.ok) throw new Error(asked.code);
	return {
		...subscription,
		serverKey: key,
		/** What it got, decrypted. */
		async received(): Promise<(ReceivedPush & { told: PushPayload })[]> {
			const got = await (await emulator(`/${id}`)).json<ReceivedPush[]>();
			return got.map((one) => ({ ...one, told: JSON.parse(one.payload) as PushPayload }));
		},
		/** What its service answers from now on. */
		misbehave: (status: number) =>
			emulator(`/${id}`, { method: "POST", body: JSON.stringify({ status }) }),
		save: (settings: AlertSettings) => alerts.save(signedIn, settings),
	};
}

import { inject } from "vitest";
import type { IntegrationInput } from "#app/contracts/integrations.ts";
import type { AutomationEvent } from "#app/domain/webhooks/event.ts";
import { findSignedIn } from "./two-workspaces.ts";
import { createMember, type TestMember } from "./sign-in.ts";
import { createWebhookRig } from "./webhook-rig.ts";

/** The receiver as an n8n: `mode` as in its emulator. */
export const n8nAt = (path: string, events: AutomationEvent[]): IntegrationInput => ({
	type: "n8n",
	name: "Fluxo da loja",
	credentials: { webhook_url: `${inject("receiver").url}${path}`, api_key: "n8n-key-of-a-test" },
	settings: { events },
});

/** A workspace with a channel and one automation that is told of `events`. */
export async function createAutomationRig(
	mode: string,
	events: AutomationEvent[],
	place?: Parameters<typeof createWebhookRig>[2],
) {
	const checks = { sendBatch: () => Promise.resolve() };
	const rig = await createWebhookRig("ok", { HEALTH_CHECKS: checks }, place);
	const path = `/hook/${mode}/n8n-${rig.channelId}`;
	// The address in the channel's own settings is another matter.
	const made = await rig.services().integrations.create(rig.signedIn, n8nAt(path, events));
	if (!made.ok) throw new Error(made.code);
	const receiver = inject("receiver");
	return {
		...rig,
		id: made.value.id,
		signingSecret: made.value.secret ?? "",
		path,
		/** What the automation was called with. */
		async told() {
			const all = await (
				await fetch(`${receiver.url}/__emulator/calls`)
			).json<{ path: string; headers: Record<string, string>; body: string }[]>();
			return all.filter((call) => call.path === path);
		},
		/** Another member of the workspace, signed in. */
		async colleague(role: "admin" | "manager" | "viewer") {
			const member: TestMember = await createMember(rig.member.workspaceId, role);
			return findSignedIn(member);
		},
	};
}

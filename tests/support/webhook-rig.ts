import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { inject } from "vitest";
import type { WebhookJob } from "#app/contracts/jobs.ts";
import type { ReceivedCall } from "#tests/emulators/receiver/server.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { createChannel, findSignedIn } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";
import worker from "../workers/entry.ts";

const SWITCHES = { onSend: true, onReceive: true, onConnect: true, onDisconnect: true };
const BEHAVIOUR = {
	autoReconnect: true,
	autoReadMessages: false,
	ignoreGroups: false,
	rejectCalls: true,
	enableChatPresence: true,
	receiveMessageStatus: true,
};
export const SETTINGS = {
	name: "Loja",
	webhookUrl: "",
	behaviour: BEHAVIOUR,
	switches: SWITCHES,
	cloud: null,
};

/** A row of `webhook_deliveries`, as far as tests look. */
export interface DeliveryRecord {
	id: string;
	event: string;
	state: string;
	body: string;
	attempts: number;
	next_at: number;
	problem: string | null;
	response_status: number | null;
	response_text: string | null;
	replay_of: string | null;
	integration_id: string | null;
}

export async function listDeliveries(channelId: string): Promise<DeliveryRecord[]> {
	const rows = await bindings.DB.prepare(
		"select * from webhook_deliveries where channel_id = ? order by created_at, id",
	)
		.bind(channelId)
		.all<DeliveryRecord>();
	return rows.results;
}

/**
 * A deployment whose queue is in the test's hands, with one instance that tells a customer's
 * endpoint. `mode` is the endpoint's: `ok`, `error`, `gone` … `place` is a channel that is there
 * already; else it gets a workspace and a channel of its own.
 */
export async function createWebhookRig(
	mode: string,
	change: Record<string, unknown> = {},
	place?: { manager: TestMember; channelId: string },
) {
	const receiver = inject("receiver");
	const queued: { job: WebhookJob; delaySeconds: number }[] = [];
	const env = {
		...bindings,
		ALLOWED_PRIVATE_HOSTS: receiver.host,
		WEBHOOKS_OUT: {
			sendBatch: (messages: { body: WebhookJob; delaySeconds?: number }[]) => {
				for (const { body, delaySeconds = 0 } of messages) queued.push({ job: body, delaySeconds });
				return Promise.resolve();
			},
		},
		...change,
	} as unknown as Env;
	let ahead = 0;
	const services = () =>
		createServices(env, {
			defer: (work) => void work.catch(() => null),
			now: () => Date.now() + ahead,
		});
	const member = place?.manager ?? (await createMember((await createWorkspace()).id, "manager"));
	const channelId = place?.channelId ?? (await createChannel(member.workspaceId));
	const path = `/hook/${mode}/${channelId}`;
	const signedIn = await findSignedIn(member);
	const saved = await services().instanceSettings.save(signedIn, channelId, {
		...SETTINGS,
		webhookUrl: `${receiver.url}${path}`,
	});
	if (!saved.ok) throw new Error(saved.code);
	return {
		env,
		services,
		member,
		signedIn,
		channelId,
		queued,
		secret: saved.value.secret ?? "",
		/** Moves the services' clock, and with it everything that is due. */
		later: (ms: number) => void (ahead += ms),
		/** What the endpoint was called with. */
		async calls(): Promise<ReceivedCall[]> {
			const all = (await (
				await fetch(`${receiver.url}/__emulator/calls`)
			).json()) as ReceivedCall[];
			return all.filter((call) => call.path === path);
		},
		/** Works off everything queued, as the moment each may come has come. */
		async drain(): Promise<void> {
			const due = queued.splice(0);
			ahead += Math.max(0, ...due.map(({ delaySeconds }) => delaySeconds)) * 1000;
			for (const { job } of due) await services().webhooksOut.deliver(job);
		},
		/** The same through the consumer of the queue. */
		async consume() {
			const due = queued.splice(0);
			const batch = createMessageBatch(
				"webhooks-out",
				due.map(({ job }, n) => ({
					id: `m${n}`,
					body: job,
					attempts: 1,
					timestamp: new Date(),
				})),
			);
			const ctx = createExecutionContext();
			await worker.queue(batch, env, ctx);
			return getQueueResult(batch, ctx);
		},
	};
}

import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { inject } from "vitest";
import type { FacebookSyncJob } from "#app/contracts/facebook.ts";
import {
	addRule,
	GRAPH_APP_ID,
	GRAPH_APP_SECRET,
	orderGraph,
} from "#tests/emulators/graph/start.ts";
import type { GraphRule } from "#tests/emulators/graph/state.ts";
import { createServices } from "#workers/services/index.ts";
import worker from "../workers/entry.ts";
import { bindings } from "./sign-in.ts";

/** A token that the emulator takes; words in it change what it may (tests/emulators/graph/control.ts). */
export const GOOD_TOKEN = "EAAGgood0123456789abcdef";

/** An ad account of this test's own: the emulator and the database are everybody's. */
export const drawAccountId = (): string =>
	String(10 ** 14 + (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));

/** A deployment whose Meta is the emulator and whose queue is in the test's hands. */
export function createGraphRig(change: Record<string, unknown> = {}) {
	const graph = inject("graph");
	const queued: { body: FacebookSyncJob; delaySeconds: number }[] = [];
	const env = {
		...bindings,
		ALLOWED_PRIVATE_HOSTS: graph.host,
		FACEBOOK_APP_ID: GRAPH_APP_ID,
		FACEBOOK_APP_SECRET: GRAPH_APP_SECRET,
		FACEBOOK_GRAPH_URL: graph.graphUrl,
		FACEBOOK_DIALOG_URL: graph.dialogUrl,
		FB_SDK_URL: graph.sdkUrl,
		FACEBOOK_SYNC: {
			sendBatch: (messages: { body: FacebookSyncJob; delaySeconds?: number }[]) => {
				for (const { body, delaySeconds = 0 } of messages) queued.push({ body, delaySeconds });
				return Promise.resolve();
			},
		},
		...change,
	} as unknown as Env;
	let ahead = 0;
	let count = 0;
	const rig = {
		env,
		/** What waits in the queue; a test may take from it, repeat it, put into it. */
		queued,
		services: () =>
			createServices(env, {
				defer: (work) => void work.catch(() => null),
				now: () => Date.now() + ahead,
			}),
		/** Moves the services' clock, and with it everything that is due. */
		later: (ms: number) => void (ahead += ms),
		order: <Answer = unknown>(order: string, body: object = {}) =>
			orderGraph<Answer>(graph.url, order, body),
		rule: (rule: GraphRule) => addRule(graph.url, rule),
		/** How many calls Meta had whose `METHOD path` contains this. */
		calls: (match: string) => orderGraph<number>(graph.url, "counts", { match }),
		/** Gives messages to the consumer of the queue, as one batch. */
		async deliver(jobs: readonly unknown[], attempts = 1) {
			const batch = createMessageBatch(
				"facebook-sync",
				jobs.map((body) => ({ id: `m${count++}`, body, attempts, timestamp: new Date() })),
			);
			const ctx = createExecutionContext();
			await worker.queue(batch, env, ctx);
			return getQueueResult(batch, ctx);
		},
		/** Works off everything queued, and what that queues, until nothing is left. */
		async drain() {
			while (queued.length > 0) await rig.deliver(queued.splice(0, 10).map(({ body }) => body));
		},
	};
	return rig;
}

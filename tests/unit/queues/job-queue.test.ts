import { expect, test } from "vitest";
import { jobQueueOf } from "#workers/queues/job-queue.ts";

const KNOWN = ["emails", "emails-dead", "webhooks-out", "webhooks-out-dead"];

test.for([
	// As installations of before deployments had names call them.
	["emails", "emails"],
	["emails-dead", "emails-dead"],
	["prosa-emails", "emails"],
	["prosa-emails-dead", "emails-dead"],
	["loja-aurora-staging-webhooks-out", "webhooks-out"],
	// A deployment may be called like a queue.
	["emails-webhooks-out-dead", "webhooks-out-dead"],
	["newsemails", null],
	["emails-other", null],
	["", null],
] as const)("R52 the queue %s is ours as %s", ([queue, expected]) => {
	expect(jobQueueOf(queue, KNOWN)).toBe(expected);
});

import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { AGENT, type AnsweringWorld, inAnsweringWorld } from "#tests/support/answering-world.ts";
import { isLong } from "#tests/support/long.ts";

afterEach(() => vi.useRealTimers());

const RUNS = isLong ? 1_000 : 60;
const START = Date.UTC(2032, 0, 1);

/** What may happen, in any order. A number picks one of what is there. */
type Step =
	| { type: "customer" }
	| { type: "time"; ms: number }
	| { type: "answer"; which: number; outcome: "answer" | "answer_and_go" | "hand_over" | "failed" }
	| { type: "person" | "phone" | "close" | "give_back" | "evict" | "no_agent" | "agent" }
	| { type: "gateway"; which: number; how: "accepted" | "not_accepted" | "unknown" };

const step: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 6, arbitrary: fc.constant({ type: "customer" as const }) },
	{
		weight: 8,
		arbitrary: fc.record({
			type: fc.constant("time" as const),
			ms: fc.constantFrom(0, 400, 1_000, 5_000, 60_000, 200_000),
		}),
	},
	{
		weight: 8,
		arbitrary: fc.record({
			type: fc.constant("answer" as const),
			which: fc.nat(20),
			outcome: fc.constantFrom(
				"answer" as const,
				"answer" as const,
				"answer_and_go" as const,
				"hand_over" as const,
				"failed" as const,
			),
		}),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			type: fc.constantFrom(
				"person" as const,
				"phone" as const,
				"close" as const,
				"give_back" as const,
				"evict" as const,
				"no_agent" as const,
				"agent" as const,
			),
		}),
	},
	{
		weight: 5,
		arbitrary: fc.record({
			type: fc.constant("gateway" as const),
			which: fc.nat(5),
			how: fc.constantFrom("accepted" as const, "not_accepted" as const, "unknown" as const),
		}),
	},
);

/** What the play has seen so far, by which each new event is judged. */
interface Seen {
	/** The customer's messages in the order they came. */
	inbound: string[];
	/** Agents' answers that were taken: message id to the inbound it answers. */
	taken: Map<string, string>;
	/** Answers taken before somebody else took the conversation: they may not be handed over any more. */
	stale: Set<string>;
	/** Texts at the gateway that it has not answered to. */
	open: Set<number>;
	/** What was handed over though it was stale. */
	violations: string[];
}

function personCame(seen: Seen): void {
	for (const id of seen.taken.keys()) seen.stale.add(id);
}

function submit(world: AnsweringWorld, seen: Seen, job: AgentReplyJob, outcome: string): void {
	const { answering, contacts, outbox } = world.inbox;
	const before = contacts.find(job.contactId);
	const known = new Set(outbox.all().map(({ id }) => id));
	const text = `Resposta a ${job.inboundId} (${Math.random()})`;
	const result = answering.submit(
		job,
		outcome === "failed"
			? { type: "failed" }
			: outcome === "hand_over"
				? { type: "hand_over", reason: "no_answer", text }
				: { type: "answer", text, handOver: outcome === "answer" ? null : "max_turns" },
		Date.now(),
	);
	const written = outbox.all().filter(({ id, kind }) => kind === "text" && !known.has(id));
	// After the last failure the customer is told that people take over; before it nobody hears of one.
	const isAnnounced = result.ok && result.value.settled === "handed_over";
	if (!result.ok || (outcome === "failed" && !isAnnounced))
		return expect(written, "nothing leaves").toEqual([]);
	// While people are awaited and nobody came the agent goes on saying what it surely knows.
	expect(before?.handler, "nobody answers over a person").not.toBe("person");
	expect(job.epoch).toBe(before?.lease_epoch);
	expect(job.inboundId, "everything said so far is answered").toBe(seen.inbound.at(-1));
	expect([...seen.taken.values()], "once per message").not.toContain(job.inboundId);
	for (const { id } of written) seen.taken.set(id, job.inboundId);
}

async function play(world: AnsweringWorld, seen: Seen, done: Step): Promise<void> {
	const contact = () => world.inbox.contacts.find(world.contactId());
	switch (done.type) {
		case "customer":
			seen.inbound.push(world.customerSays(`Pergunta ${seen.inbound.length}`));
			break;
		case "time":
			vi.setSystemTime(Date.now() + done.ms);
			await world.alarm();
			break;
		case "answer": {
			const job = world.jobs[done.which % Math.max(1, world.jobs.length)];
			if (job) submit(world, seen, job, done.outcome);
			break;
		}
		case "gateway": {
			const open = [...seen.open];
			const at = open[done.which % Math.max(1, open.length)];
			if (at === undefined) break;
			seen.open.delete(at);
			world.handed[at]?.settle(done.how);
			await scheduler.wait(0);
			break;
		}
		case "person":
		case "phone":
		case "close":
		case "give_back":
		case "evict":
		case "no_agent":
		case "agent":
			happen(world, seen, done.type, contact()?.n);
	}
}

function happen(world: AnsweringWorld, seen: Seen, what: string, n: number | undefined): void {
	const { answering } = world.inbox;
	if (what === "agent" || what === "no_agent") world.agent = what === "agent" ? AGENT : null;
	if (n === undefined) return;
	const had = world.inbox.contacts.get(n).handler;
	if (what === "person" && answering.leases.personAnswers(n, "Ana", Date.now())) personCame(seen);
	if (what === "phone") {
		world.customerSays("Aqui é a Ana", { origin: "phone" });
		if (had !== "person") personCame(seen);
	}
	if (what === "close") {
		world.inbox.setState(world.contactId(), "closed", "Ana", Date.now());
		personCame(seen);
	}
	if (what === "give_back" && answering.leases.giveBack(n, null, "Ana", Date.now())) {
		personCame(seen);
		answering.noteGivenBack(n, Date.now());
	}
	if (what === "evict" && seen.open.size === 0) world.evict();
}

async function playAll(steps: readonly Step[]): Promise<void> {
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	await inAnsweringWorld(async (world) => {
		const seen: Seen = {
			inbound: [],
			taken: new Map(),
			stale: new Set(),
			open: new Set(),
			violations: [],
		};
		world.onHanded((handed) => {
			seen.open.add(world.handed.indexOf(handed));
			if (seen.stale.has(handed.clientId)) seen.violations.push(handed.text);
		});
		for (const each of steps) await play(world, seen, each);
		expect(seen.violations, "what is stale never leaves").toEqual([]);
		expect(new Set(seen.taken.values()).size, "never two answers to one message").toBe(
			seen.taken.size,
		);
	});
}

test(
	`K11 in ${RUNS} interleavings of slow answers, messages and take-overs nothing stale leaves`,
	{ timeout: 300_000, retry: 0 },
	async () => {
		await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), playAll), {
			numRuns: RUNS,
		});
	},
);

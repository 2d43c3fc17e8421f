import { beforeEach, expect, test, vi } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { parseSystemLine } from "#app/domain/conversations/system-line.ts";
import { type AnsweringWorld, inAnsweringWorld } from "#tests/support/answering-world.ts";

const MINUTE_MS = 60_000;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	return () => vi.useRealTimers();
});

const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);
/** Whatever waits for a promise that is settled already goes on. */
const settle = () => scheduler.wait(0);

function messagesOf(world: AnsweringWorld): MessageView[] {
	const page = world.inbox.conversation(world.contactId(), null);
	return page.ok ? page.value.page.messages : [];
}
const linesOf = (world: AnsweringWorld) =>
	messagesOf(world).flatMap(({ type, text }) => (type === "system" ? [parseSystemLine(text)] : []));
const textsOf = (world: AnsweringWorld) =>
	messagesOf(world).flatMap(({ direction, type, text }) =>
		direction === "outgoing" && type === "text" ? [text] : [],
	);
const handlerOf = (world: AnsweringWorld) => world.inbox.contacts.find(world.contactId())?.handler;

/** The customer writes and the answer is due: the job that asks for it. */
async function ask(world: AnsweringWorld, text = "Oi"): Promise<AgentReplyJob> {
	world.customerSays(text);
	advance(1_000);
	await world.alarm();
	const job = world.jobs.at(-1);
	if (!job) throw new Error("nothing was asked");
	return job;
}
const submit = (world: AnsweringWorld, job: AgentReplyJob, text: string) =>
	world.inbox.answering.submit(job, { type: "answer", text, handOver: null }, Date.now());
const person = (world: AnsweringWorld) => {
	const row = world.inbox.contacts.find(world.contactId());
	return row ? world.inbox.answering.leases.personAnswers(row.n, "Ana", Date.now()) : false;
};
const conflict = { ok: false, code: "conflict" };

test("a burst is asked for once, after the quiet time, and its answer leaves as the agent's", async () => {
	await inAnsweringWorld(async (world) => {
		world.customerSays("Oi");
		advance(600);
		world.customerSays("Vocês trocam?");
		advance(600);
		await world.alarm();
		expect(world.jobs, "not quiet yet").toEqual([]);
		advance(400);
		await world.alarm();
		expect(world.jobs).toHaveLength(1);
		const [job] = world.jobs;
		if (!job) return;
		const context = world.inbox.answering.context(
			job,
			{ name: "Loja", type: "whatsapp" },
			Date.now(),
		);
		expect(context.ok && context.value.turns.map(({ by, text }) => [by, text])).toEqual([
			["customer", "Oi"],
			["customer", "Vocês trocam?"],
		]);
		expect(submit(world, job, "Sim, em 30 dias.").ok).toBe(true);
		await world.alarm();
		expect(world.handed.map(({ text }) => text)).toEqual(["Sim, em 30 dias."]);
		const answer = messagesOf(world).at(-1);
		expect([answer?.author, answer?.origin]).toEqual(["Lia", "agent"]);
	});
});

test("K11 one message has one answer, however often the job comes", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		expect(submit(world, job, "Olá!").ok).toBe(true);
		expect(submit(world, job, "Olá de novo!")).toEqual(conflict);
		world.evict();
		expect(submit(world, job, "Olá outra vez!")).toEqual(conflict);
		expect(textsOf(world)).toEqual(["Olá!"]);
	});
});

test("N01 over the plan's limit people are called, and the customer is told so, once (agents 3.3)", async () => {
	await inAnsweringWorld(async (world) => {
		world.isWithinPlan = false;
		const job = await ask(world, "Aceita pix?");
		const told = submit(world, job, "Aceitamos.");
		expect(told).toMatchObject({ ok: true, value: { reason: "plan_limit" } });
		await world.alarm();
		expect(world.handed.map(({ text }) => text)).toEqual([
			expect.stringContaining("Recebemos a sua mensagem."),
		]);
		world.handed[0]?.settle("accepted");
		world.customerSays("E boleto?");
		advance(1_000);
		await world.alarm();
		expect(world.jobs, "the plan answers nothing else").toHaveLength(1);
		expect(world.handed).toHaveLength(1);
	});
});

test("N01 counted late, what an agent knows stays and what calls people leaves (agents 3.3)", async () => {
	for (const handOver of [null, "requested"] as const)
		await inAnsweringWorld(async (world) => {
			world.isWithinPlan = null;
			world.customerSays("Aceita pix?");
			for (let tries = 0; world.jobs.length === 0 && tries < 60; tries += 1) {
				advance(1_000);
				await world.alarm();
			}
			const [job] = world.jobs;
			if (!job) throw new Error("nothing was asked");
			const said = { type: "answer", text: "Um momento.", handOver } as const;
			expect(world.inbox.answering.submit(job, said, Date.now()).ok).toBe(true);
			world.isWithinPlan = false;
			advance(MINUTE_MS);
			await world.alarm();
			expect(world.handed.map(({ text }) => text)).toEqual(handOver ? ["Um momento."] : []);
			const message = messagesOf(world).findLast(({ direction }) => direction === "outgoing");
			expect(message?.failure ?? null).toBe(handOver ? null : "plan_limit");
		});
});

test("an answer to less than was said is stale; the next one answers everything", async () => {
	await inAnsweringWorld(async (world) => {
		const first = await ask(world, "Quanto custa?");
		const second = await ask(world, "E o frete?");
		expect(submit(world, first, "R$ 10")).toEqual(conflict);
		expect(submit(world, second, "R$ 10, frete grátis").ok).toBe(true);
		expect(textsOf(world)).toEqual(["R$ 10, frete grátis"]);
	});
});

test("R17 jobs an hour late and out of order end the same: people have it, nothing stale leaves", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		for (let minutes = 0; minutes < 60; minutes += 1) {
			advance(MINUTE_MS);
			await world.alarm();
		}
		expect(
			world.jobs.map(({ attempt }) => attempt),
			"asked again when lost",
		).toEqual([1, 2, 3, 4]);
		expect(handlerOf(world)).toBe("nobody");
		for (const late of [...world.jobs].toReversed())
			expect(submit(world, late, "Tarde demais")).toEqual(conflict);
		expect(world.inbox.answering.context(job, { name: "", type: "whatsapp" }, Date.now())).toEqual(
			conflict,
		);
		const [said, ...more] = textsOf(world);
		expect(said, "never without words").toContain("não consegui responder");
		expect(more).toEqual([]);
		expect(linesOf(world)).toEqual([{ code: "handed_over", reason: "model_failed" }]);
	});
});

test("K11 a person who writes takes over: the late answer cannot leave", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		expect(person(world)).toBe(true);
		expect(submit(world, job, "Olá!")).toEqual(conflict);
		expect(linesOf(world)).toEqual([{ code: "taken_over" }]);
		world.customerSays("Alguém?");
		advance(MINUTE_MS);
		await world.alarm();
		expect(world.jobs, "what comes now is the person's").toHaveLength(1);
	});
});

test("K11 an answer on the phone takes over as well", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		world.customerSays("Aqui é a Ana", { origin: "phone" });
		expect(handlerOf(world)).toBe("person");
		expect(submit(world, job, "Olá!")).toEqual(conflict);
	});
});

test("an answer that waits in the outbox when a person takes over fails there", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		expect(submit(world, job, "Olá!").ok).toBe(true);
		person(world);
		await world.alarm();
		expect(world.handed).toEqual([]);
		const answer = messagesOf(world).find(({ text }) => text === "Olá!");
		expect([answer?.status, answer?.failure]).toEqual(["failed", "taken_over"]);
	});
});

test("a take-over while the gateway has the answer lets that call end, and no other begin", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		submit(world, job, "Olá!");
		await world.alarm();
		expect(world.handed).toHaveLength(1);
		person(world);
		world.handed[0]?.settle("not_accepted");
		await settle();
		advance(10 * MINUTE_MS);
		await world.alarm();
		expect(world.handed, "surely not accepted, and then it was too late").toHaveLength(1);
		const answer = messagesOf(world).find(({ text }) => text === "Olá!");
		expect([answer?.status, answer?.failure]).toEqual(["failed", "taken_over"]);
	});
});

test("the same holds after an eviction", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		submit(world, job, "Olá!");
		world.evict();
		person(world);
		world.evict();
		advance(MINUTE_MS);
		await world.alarm();
		expect(world.handed).toEqual([]);
	});
});

test("what is owed survives an eviction", async () => {
	await inAnsweringWorld(async (world) => {
		world.customerSays("Oi");
		world.evict();
		expect(world.inbox.answering.nextWake()).toBe(Date.now() + 1_000);
		advance(1_000);
		await world.alarm();
		expect(world.jobs).toHaveLength(1);
		world.evict();
		expect(submit(world, world.jobs[0] as AgentReplyJob, "Olá!").ok).toBe(true);
	});
});

test("history and groups are never answered", async () => {
	await inAnsweringWorld(async (world) => {
		world.customerSays("Antiga", { origin: "history" });
		expect(world.inbox.answering.nextWake()).toBeNull();
	});
});

test("R34 a model that fails is asked three times, then people take over", async () => {
	await inAnsweringWorld(async (world) => {
		await ask(world);
		for (const [attempt, waitMs] of [
			[1, 4_000],
			[2, 8_000],
		] as const) {
			const job = world.jobs.at(-1) as AgentReplyJob;
			expect(job.attempt).toBe(attempt);
			const failed = world.inbox.answering.submit(job, { type: "failed" }, Date.now());
			expect(failed.ok && failed.value.settled).toBe("retried");
			expect(
				world.inbox.answering.submit(job, { type: "failed" }, Date.now()),
				"twice told",
			).toEqual(conflict);
			advance(waitMs - 1);
			await world.alarm();
			expect(world.jobs).toHaveLength(attempt);
			advance(1);
			await world.alarm();
		}
		const last = world.inbox.answering.submit(
			world.jobs[2] as AgentReplyJob,
			{ type: "failed" },
			Date.now(),
		);
		expect(last.ok && [last.value.settled, last.value.reason]).toEqual([
			"handed_over",
			"model_failed",
		]);
		expect(handlerOf(world)).toBe("nobody");
		expect(messagesOf(world)[0]?.text, "the customer's message is there").toBe("Oi");
		expect(textsOf(world)[0], "and it is said (agents 3.3)").toContain("não consegui responder");
	});
});

test("K05 after twenty answers in an hour, or the same text three times, people take over", async () => {
	await inAnsweringWorld(async (world) => {
		for (let n = 0; n < 20; n += 1) {
			const job = await ask(world, `Pergunta ${n}`);
			expect(submit(world, job, `Resposta ${n}`).ok).toBe(true);
		}
		const job = await ask(world, "Mais uma");
		const context = world.inbox.answering.context(job, { name: "", type: "whatsapp" }, Date.now());
		expect(context.ok && context.value.handOver).toBe("loop");
	});
	await inAnsweringWorld(async (world) => {
		for (const n of [1, 2]) submit(world, await ask(world, "Sou um robô"), `Resposta ${n}`);
		const job = await ask(world, "sou um ROBO!");
		const context = world.inbox.answering.context(job, { name: "", type: "whatsapp" }, Date.now());
		expect(context.ok && context.value.handOver).toBe("loop");
	});
});

test("K05 the same answer is not given a third time to one question, nor a sixth time to several", async () => {
	await inAnsweringWorld(async (world) => {
		for (const text of ["Tem vaga?", "E garagem?"])
			expect(submit(world, await ask(world, text), "Não sei.").ok).toBe(true);
		const third = submit(world, await ask(world, "Tem vaga"), "não sei");
		expect(third.ok && [third.value.settled, third.value.reason]).toEqual(["handed_over", "loop"]);
		expect(textsOf(world)).toHaveLength(3);
		expect(textsOf(world)[2]).toContain("não estou conseguindo ajudar");
	});
	await inAnsweringWorld(async (world) => {
		for (const n of [1, 2, 3, 4, 5]) {
			const told = submit(world, await ask(world, `E o ${n}?`), "Aceitamos todos.");
			expect(told.ok && told.value.settled).toBe("answered");
		}
		const sixth = submit(world, await ask(world, "E o 6?"), "Aceitamos todos.");
		expect(sixth.ok && [sixth.value.settled, sixth.value.reason]).toEqual(["handed_over", "loop"]);
	});
});

test("the same courtesy is not said a third time, and nobody is called for it (agents 3.1)", async () => {
	await inAnsweringWorld(async (world) => {
		for (const n of [1, 2, 3]) {
			const job = await ask(world, "Oi".repeat(n));
			const hello = { type: "answer", text: "Olá!", handOver: null, isCourtesy: true } as const;
			const settled = world.inbox.answering.submit(job, hello, Date.now());
			expect(settled.ok && settled.value.settled).toBe(n < 3 ? "answered" : "ignored");
		}
		expect(textsOf(world)).toHaveLength(2);
		expect(handlerOf(world)).toBe("agent");
	});
	await inAnsweringWorld(async (world) => {
		for (const n of [1, 2]) submit(world, await ask(world, "ok"), `Resposta ${n}`);
		const job = await ask(world, "ok");
		const context = world.inbox.answering.context(job, { name: "", type: "whatsapp" }, Date.now());
		expect(context.ok && context.value.handOver, "three times ok is no loop").toBeNull();
	});
});

test("what needs no answer owes none, and the agent stays (agents 3.1)", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world, "ok");
		const settled = world.inbox.answering.submit(job, { type: "nothing" }, Date.now());
		expect(settled.ok && settled.value.settled).toBe("ignored");
		expect(submit(world, job, "Tarde")).toEqual(conflict);
		expect([textsOf(world), linesOf(world), handlerOf(world)]).toEqual([[], [], "agent"]);
		expect(world.inbox.answering.nextWake()).toBeNull();
	});
});

const wait = (world: AnsweringWorld, job: AgentReplyJob) =>
	world.inbox.answering.submit(job, { type: "wait", text: "Um instante." }, Date.now());

test("a slow answer is excused once, and the answer is owed as before (agents 3.3)", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		expect(wait(world, job).ok && wait(world, job).ok).toBe(true);
		world.evict();
		expect(wait(world, job).ok).toBe(true);
		expect(textsOf(world)).toEqual(["Um instante."]);
		expect(submit(world, job, "Olá!").ok).toBe(true);
		expect(wait(world, job), "nothing comes after the answer").toEqual(conflict);
		expect(textsOf(world)).toEqual(["Um instante.", "Olá!"]);
	});
});

test("K11 an excuse that waits in the outbox when a person comes does not leave (agents 3.3)", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		wait(world, job);
		person(world);
		await world.alarm();
		expect(world.handed).toEqual([]);
		expect(wait(world, job)).toEqual(conflict);
	});
});

const LIMITS = { hour: 10_000, conversation: 15_000 };
const reserve = (world: AnsweringWorld, job: AgentReplyJob, tokens: number) =>
	world.inbox.answering.reserve(job, tokens, LIMITS, Date.now()).ok;

test("K06 tokens are set aside before a model is asked, settled after it, and free again after an hour (agents 3.2)", async () => {
	await inAnsweringWorld(async (world) => {
		const first = await ask(world, "Um");
		expect(reserve(world, first, 9_000)).toBe(true);
		expect(reserve(world, first, 9_000), "the same try takes no second share").toBe(true);
		const second = await ask(world, "Dois");
		expect(reserve(world, first, 1), "its answer is not wanted any more").toBe(false);
		expect(reserve(world, second, 2_000)).toBe(false);
		world.inbox.answering.settleTokens(first, 1_000);
		world.evict();
		expect(reserve(world, second, 9_000)).toBe(true);
		advance(61 * MINUTE_MS);
		const third = await ask(world, "Três");
		expect(reserve(world, third, 5_001), "the conversation's share").toBe(false);
		expect(reserve(world, third, 5_000)).toBe(true);
	});
});

/** The agent has called people. */
async function callPeople(world: AnsweringWorld): Promise<void> {
	const job = await ask(world, "Quero uma pessoa");
	const outcome = { type: "hand_over", reason: "requested", text: "Já aviso." } as const;
	expect(world.inbox.answering.submit(job, outcome, Date.now()).ok).toBe(true);
}
const contextOf = (world: AnsweringWorld, job: AgentReplyJob) => {
	const read = world.inbox.answering.context(job, { name: "", type: "whatsapp" }, Date.now());
	return read.ok ? read.value : null;
};

test("while nobody has come the agent may say what it surely knows; the conversation stays the people's (agents 3.1)", async () => {
	await inAnsweringWorld(async (world) => {
		await callPeople(world);
		await world.alarm();
		world.handed[0]?.settle("accepted");
		await settle();
		const job = await ask(world, "Aceita pix?");
		expect(contextOf(world, job)?.isMeanwhile).toBe(true);
		expect(submit(world, job, "Enquanto isso: sim.").ok).toBe(true);
		await world.alarm();
		expect(world.handed.map(({ text }) => text)).toEqual(["Já aviso.", "Enquanto isso: sim."]);
		expect(handlerOf(world)).toBe("nobody");
		expect(linesOf(world)).toEqual([{ code: "handed_over", reason: "requested" }]);
		const second = await ask(world, "E boleto?");
		const again = { type: "hand_over", reason: "no_answer", text: "De novo" } as const;
		const settled = world.inbox.answering.submit(second, again, Date.now());
		expect(settled.ok && settled.value.settled, "people were called already").toBe("ignored");
		expect(textsOf(world)).toHaveLength(2);
	});
});

test("K11 a person who comes while people are awaited stops what the agent would say (agents 3.1)", async () => {
	await inAnsweringWorld(async (world) => {
		await callPeople(world);
		const job = await ask(world, "Aceita pix?");
		person(world);
		expect(submit(world, job, "Enquanto isso: sim.")).toEqual(conflict);
		world.customerSays("E boleto?");
		advance(MINUTE_MS);
		await world.alarm();
		expect(world.jobs, "the person's").toHaveLength(2);
	});
	await inAnsweringWorld(async (world) => {
		await callPeople(world);
		await world.alarm();
		const job = await ask(world, "Aceita pix?");
		submit(world, job, "Enquanto isso: sim.");
		person(world);
		await world.alarm();
		expect(
			world.handed.map(({ text }) => text),
			"it waited in the outbox",
		).toEqual(["Já aviso."]);
	});
});

test("people who were called and do not come: after half an hour the agent goes on (agents 3.1)", async () => {
	await inAnsweringWorld(async (world) => {
		await callPeople(world);
		advance(31 * MINUTE_MS);
		const job = await ask(world, "Aceita pix?");
		expect(contextOf(world, job)?.isMeanwhile).toBe(false);
		expect(handlerOf(world)).toBe("agent");
		expect(linesOf(world).at(-1)).toEqual({ code: "agent_returned" });
		expect(submit(world, job, "Sim.").ok).toBe(true);
	});
	await inAnsweringWorld(async (world) => {
		await callPeople(world);
		world.customerSays("Tem alguém aí?");
		advance(31 * MINUTE_MS);
		world.customerSays("Bom dia!");
		const job = await ask(world, "Aceita pix?");
		const heard = contextOf(world, job)?.turns.filter(({ by }) => by === "customer");
		expect(
			heard?.slice(-3).map(({ text, isSettled = false }) => [text, isSettled]),
			"what was left to people is no question any more; the message that brings it back is",
		).toEqual([
			["Tem alguém aí?", true],
			["Bom dia!", false],
			["Aceita pix?", false],
		]);
	});
	await inAnsweringWorld(async (world) => {
		await callPeople(world);
		person(world);
		advance(600 * MINUTE_MS);
		world.customerSays("Alô?");
		advance(MINUTE_MS);
		await world.alarm();
		expect(handlerOf(world), "a person's stays a person's").toBe("person");
		expect(world.jobs).toHaveLength(1);
	});
	await inAnsweringWorld(async (world) => {
		await callPeople(world);
		world.agent = null;
		advance(31 * MINUTE_MS);
		world.customerSays("Alô?");
		advance(MINUTE_MS);
		await world.alarm();
		expect([handlerOf(world), world.jobs.length], "the channel has no agent any more").toEqual([
			"nobody",
			1,
		]);
	});
});

test("an agent that hands over says its word, and only then people have the conversation", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world, "Quero falar com uma pessoa");
		const settled = world.inbox.answering.submit(
			job,
			{ type: "hand_over", reason: "requested", text: "Vou chamar alguém." },
			Date.now(),
		);
		expect(settled.ok && settled.value.settled).toBe("handed_over");
		await world.alarm();
		expect(world.handed.map(({ text }) => text)).toEqual(["Vou chamar alguém."]);
		expect(linesOf(world)).toEqual([{ code: "handed_over", reason: "requested" }]);
		expect(handlerOf(world)).toBe("nobody");
	});
});

test("given back, the agent goes on with what the customer said meanwhile and knows the note", async () => {
	await inAnsweringWorld(async (world) => {
		await ask(world);
		person(world);
		world.customerSays("E a troca?");
		const row = world.inbox.contacts.find(world.contactId());
		if (!row) throw new Error("no contact");
		const { leases, noteGivenBack } = world.inbox.answering;
		expect(leases.giveBack(row.n, "Já pagou o frete.", "Ana", Date.now())).toBe(true);
		noteGivenBack(row.n, Date.now());
		advance(1_000);
		await world.alarm();
		const job = world.jobs.at(-1) as AgentReplyJob;
		const context = world.inbox.answering.context(job, { name: "", type: "whatsapp" }, Date.now());
		expect(context.ok && context.value.turns.map(({ by, text }) => `${by}: ${text}`)).toEqual([
			"customer: Oi",
			"note: Já pagou o frete.",
			"customer: E a troca?",
		]);
		expect(submit(world, job, "Sim!").ok).toBe(true);
	});
});

test("what an agent thought of before a person came is stale, though it was given back since", async () => {
	await inAnsweringWorld(async (world) => {
		const old = await ask(world);
		person(world);
		const row = world.inbox.contacts.find(world.contactId());
		if (!row) throw new Error("no contact");
		const { leases, noteGivenBack } = world.inbox.answering;
		leases.giveBack(row.n, "Diga que já foi pago.", "Ana", Date.now());
		noteGivenBack(row.n, Date.now());
		expect(submit(world, old, "Falta pagar.")).toEqual(conflict);
		advance(1_000);
		await world.alarm();
		expect(submit(world, world.jobs.at(-1) as AgentReplyJob, "Já foi pago.").ok).toBe(true);
		expect(textsOf(world)).toEqual(["Já foi pago."]);
	});
});

test("a closed conversation owes nothing; the next message begins with the channel's agent", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		world.inbox.setState(world.contactId(), "closed", "Ana", Date.now());
		expect(submit(world, job, "Olá!")).toEqual(conflict);
		advance(MINUTE_MS);
		await ask(world, "Mais uma coisa");
		expect(handlerOf(world)).toBe("agent");
		expect(world.jobs).toHaveLength(2);
	});
});

test("a member who sends a failed answer again sends their own words", async () => {
	await inAnsweringWorld(async (world) => {
		const job = await ask(world);
		submit(world, job, "Olá!");
		person(world);
		const failed = messagesOf(world).find(({ text }) => text === "Olá!");
		world.inbox.answering.adopt(failed?.id ?? "");
		expect(world.inbox.retry(failed?.id ?? "", Date.now()).ok).toBe(true);
		await world.alarm();
		expect(world.handed.map(({ text }) => text)).toEqual(["Olá!"]);
	});
});

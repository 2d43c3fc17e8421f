/** The control door: what a test does with people, time, events and faults. */
import { z } from "zod";
import { advance, change, expire, pay } from "./acts.ts";
import type { Answer } from "./api.ts";
import { deliver, sign } from "./events.ts";
import { DELIVER_AS_IT_COMES, FAULT_MODES, type World } from "./state.ts";

const Fault = z.object({
	mode: z.enum(FAULT_MODES),
	path: z.string().default(""),
	ms: z.number().default(1_000),
	times: z.number().nullable().default(null),
});
const Faults = z.object({
	rules: z.array(Fault).default([]),
	delivery: z
		.object({
			copies: z.number().int().min(1).max(20).default(1),
			shuffleMs: z.number().default(0),
			lose: z.boolean().default(false),
		})
		.default({ ...DELIVER_AS_IT_COMES }),
});
const Id = z.object({ id: z.string() });
const Change = z.object({
	customer: z.string(),
	status: z.string().optional(),
	cancelAtPeriodEnd: z.boolean().optional(),
});
const Signed = z.object({ body: z.string(), at: z.number().optional() });

const done = (body: unknown = {}): Answer => ({ status: 200, body });
const unknown: Answer = { status: 404, body: { error: "unknown" } };

export function control(world: World, action: string, body: unknown): Answer {
	switch (action) {
		case "log":
			return done({ calls: world.log, deliveries: world.deliveries });
		case "events":
			// Signed now, so that a test may bring them in any order, as often as it likes.
			return done(world.events.map((event) => ({ ...event, signature: sign(world, event.body) })));
		case "sign": {
			const { body: text, at } = Signed.parse(body);
			return done({ signature: sign(world, text, at) });
		}
		case "redeliver":
			for (const event of world.events) void deliver(world, event, 0);
			return done();
		case "faults": {
			const { rules, delivery } = Faults.parse(body);
			world.faults = rules;
			world.delivery = delivery;
			return done();
		}
		case "pay":
		case "expire": {
			const session = world.sessions.get(Id.parse(body).id);
			if (!session) return unknown;
			if (action === "pay") pay(world, session);
			else expire(world, session);
			return done({ customer: session.customer });
		}
		case "change": {
			const { customer, status, cancelAtPeriodEnd } = Change.parse(body);
			const found = [...world.subscriptions.values()].findLast((s) => s.customer === customer);
			if (!found) return unknown;
			change(world, found, {
				...(status !== undefined && { status }),
				...(cancelAtPeriodEnd !== undefined && { cancelAtPeriodEnd }),
			});
			return done();
		}
		case "advance":
			advance(world, z.object({ seconds: z.number() }).parse(body).seconds);
			return done();
		default:
			return unknown;
	}
}

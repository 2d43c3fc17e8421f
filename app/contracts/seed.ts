/** Body of `POST /dev/seed`: how the local demonstration is filled. Refused anywhere else. */
import { z } from "zod";
import { ROLES } from "../domain/team/role.ts";

const Minutes = z
	.number()
	.min(0)
	.max(60 * 24 * 366);

const SeedMessage = z.strictObject({
	fromMe: z.boolean(),
	text: z.string().min(1).max(4096),
	minutesAgo: Minutes,
	status: z.string().max(20).nullish(),
	authorEmail: z.email().nullish(),
});

const SeedContact = z.strictObject({
	phone: z.string().regex(/^\d{8,15}$/),
	name: z.string().min(1).max(120),
	unread: z.number().int().min(0).max(1000).default(0),
	messages: z.array(SeedMessage).max(500),
});

export const SeedInstance = z.strictObject({
	key: z.string().min(1).max(40),
	name: z.string().min(1).max(120),
	connected: z.boolean(),
	phone: z
		.string()
		.regex(/^\d{8,15}$/)
		.nullable(),
	contacts: z.array(SeedContact).max(500),
});
export type SeedInstance = z.infer<typeof SeedInstance>;

/** A webchat with the agent that answers on it, and what the agent knows. */
export const SeedWebchat = z.strictObject({
	name: z.string().min(1).max(120),
	agent: z.strictObject({
		name: z.string().min(1).max(80),
		instructions: z.string().max(8_000),
		entries: z
			.array(
				z.strictObject({ title: z.string().min(1).max(200), text: z.string().min(1).max(20_000) }),
			)
			.max(50),
	}),
	/** Visitors who ask the agent something at once; it answers as it answers anybody. */
	visitors: z
		.array(z.strictObject({ name: z.string().min(1).max(120), text: z.string().min(1).max(500) }))
		.max(10)
		.default([]),
});
export type SeedWebchat = z.infer<typeof SeedWebchat>;

export const SeedRequest = z.strictObject({
	workspace: z.strictObject({
		name: z.string().min(1).max(120),
		slug: z.string().regex(/^[a-z0-9-]{1,60}$/),
		plan: z.enum(["free", "premium", "enterprise"]),
	}),
	members: z
		.array(
			z.strictObject({
				email: z.email().max(254),
				fullName: z.string().min(1).max(120),
				role: z.enum(ROLES),
				password: z.string().min(8).max(256),
			}),
		)
		.min(1)
		.max(20),
	instances: z.array(SeedInstance).max(10),
	webchats: z.array(SeedWebchat).max(5).default([]),
});
export type SeedRequest = z.infer<typeof SeedRequest>;

import { Hono } from "hono";
import { PairingRequest, PasskeyAnswer } from "#app/contracts/whatsapp.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/channels/:channelId/link/…`: other ways to a link than the QR. */
export const channelLinkApi = new Hono<ApiEnv>()
	.post("/:channelId/link/pair", requireSignedIn, async (c) => {
		const wanted = await readJson(c.req.raw, PairingRequest);
		if (!wanted.ok) return refuse(c, wanted.code);
		const asked = await c.env.services.inbox.pair(
			c.var.signedIn,
			c.req.param("channelId"),
			wanted.value,
		);
		return asked.ok ? c.json(asked.value, 202) : refuse(c, asked.code, asked.retryAfterMs);
	})
	.post("/:channelId/link/passkey", requireSignedIn, async (c) => {
		const answer = await readJson(c.req.raw, PasskeyAnswer);
		if (!answer.ok) return refuse(c, answer.code);
		const taken = await c.env.services.inbox.passkey(
			c.var.signedIn,
			c.req.param("channelId"),
			answer.value,
		);
		return taken.ok ? c.json(taken.value, 202) : refuse(c, taken.code);
	})
	.post("/:channelId/link/invite", requireSignedIn, async (c) => {
		const made = await c.env.services.linkInvitations.create(
			c.var.signedIn,
			c.req.param("channelId"),
		);
		return made.ok ? c.json(made.value) : refuse(c, made.code);
	});

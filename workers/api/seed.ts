import { Hono } from "hono";
import { SeedRequest } from "#app/contracts/seed.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";

/** `POST /dev/seed`: fills the demonstration workspace; 404 in production. */
export const seedApi = new Hono<ApiEnv>().post("/", async (c) => {
	const { seed } = c.env.services;
	if (!seed) return refuse(c, "not_found");
	const body = await readJson(c.req.raw, SeedRequest);
	return body.ok ? c.json(await seed.seed(body.value)) : refuse(c, body.code);
});

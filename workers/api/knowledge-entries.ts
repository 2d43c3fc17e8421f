import { type Context, Hono } from "hono";
import { ENTRY_PAGE, type KnowledgePlace } from "#app/contracts/knowledge.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

const MAX_WORDS = 100;

/** A typed entry: the title in the query, the text as the body. Null when the body is not UTF-8. */
async function readTyped(c: Context<ApiEnv>): Promise<{ title: string; text: string } | null> {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(await c.req.arrayBuffer());
		return { title: c.req.query("title") ?? "", text };
	} catch {
		return null;
	}
}

/** Which page of entries a query asks for: `?q=&offset=`. */
export function readWanted(c: Context<ApiEnv>) {
	const offset = Number(c.req.query("offset") ?? 0);
	const words = (c.req.query("q") ?? "").trim().slice(0, MAX_WORDS);
	return { words, offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0 };
}

/**
 * The entries of a place, which the address before these routes names: pages of the list (`?q=&offset=`), and single
 * ones. They are added as raw bytes, because they are too large for a page's form: `?title=` with text, `?file=` with
 * a file.
 */
const createEntriesApi = (placeOf: (c: Context<ApiEnv>) => KnowledgePlace) =>
	new Hono<ApiEnv>()
		.use(requireSignedIn)
		.get("/", async (c) => {
			const wanted = { ...readWanted(c), limit: ENTRY_PAGE };
			const page = await c.env.services.knowledge.list(c.var.signedIn, placeOf(c), wanted);
			return page.ok ? c.json(page.value) : refuse(c, page.code);
		})
		.post("/", async (c) => {
			const { knowledge } = c.env.services;
			const name = c.req.query("file");
			if (name !== undefined) {
				const file = { name, bytes: new Uint8Array(await c.req.arrayBuffer()) };
				const added = await knowledge.addFile(c.var.signedIn, placeOf(c), file);
				return added.ok ? c.json(added.value, 201) : refuse(c, added.code);
			}
			const typed = await readTyped(c);
			if (!typed) return refuse(c, "invalid_request");
			const added = await knowledge.add(c.var.signedIn, placeOf(c), typed);
			return added.ok ? c.json(added.value, 201) : refuse(c, added.code);
		})
		.get("/:entryId", async (c) => {
			const { knowledge } = c.env.services;
			const entry = await knowledge.open(c.var.signedIn, placeOf(c), c.req.param("entryId"));
			return entry.ok ? c.json(entry.value) : refuse(c, entry.code);
		})
		.put("/:entryId", async (c) => {
			const typed = await readTyped(c);
			if (!typed) return refuse(c, "invalid_request");
			const { knowledge } = c.env.services;
			const entryId = c.req.param("entryId");
			const changed = await knowledge.change(c.var.signedIn, placeOf(c), entryId, typed);
			return changed.ok ? c.json(changed.value) : refuse(c, changed.code);
		})
		.delete("/:entryId", async (c) => {
			const { knowledge } = c.env.services;
			const removed = await knowledge.remove(c.var.signedIn, placeOf(c), c.req.param("entryId"));
			return removed.ok ? c.body(null, 204) : refuse(c, removed.code);
		});

/** `/api/agents/:agentId/knowledge`: what all bases of an agent hold; new entries go to its own. */
export const agentEntriesApi = createEntriesApi((c) => ({ agentId: c.req.param("agentId") ?? "" }));

/** `/api/knowledge/:baseId/entries`: what one base of the workspace holds. */
export const baseEntriesApi = createEntriesApi((c) => ({ baseId: c.req.param("baseId") ?? "" }));

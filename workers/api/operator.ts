import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import {
	BeginObjectRequest,
	BeginRestoreRequest,
	EndObjectRequest,
	EndRestoreRequest,
	FileRequest,
	OBJECT_KINDS,
	type OperatorRefusal,
	PutObjectRequest,
	PutPreferencesRequest,
	PutTableRequest,
	SealRequest,
	SettleRequest,
} from "#app/contracts/operator.ts";
import { FILE_HASH } from "#app/domain/inbox/outgoing-file.ts";
import type { Result } from "#app/domain/result.ts";
import type { ObjectName } from "#workers/services/backup/backup.ts";
import type { RestoredPlace } from "#workers/services/backup/files.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";

/** A token of the right length that is nobody's costs one read. */
const TOKEN = /^Bearer ([\w-]{43})$/;

/** 401 without a key that whoever may write the database has put there for this purpose. Cookies are ignored. */
const requireOperator = (purpose: "backup" | "restore") =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const { backup, log } = c.env.services;
		const token = (c.req.header("authorization") ?? "").match(TOKEN)?.[1];
		if (token !== undefined && (await backup.isOperator(token, purpose))) return next();
		log({ event: "operator_refused", level: "security", purpose });
		return refuse(c, "not_signed_in");
	});

/** Null for an object of an unknown kind. */
function nameOf(kind: string, id: string, type: string | null): ObjectName | null {
	const known = OBJECT_KINDS.find((each) => each === kind);
	return known ? { kind: known, id, type } : null;
}

/** Null for what is no hash. Only the operator comes here, so whose a place is, is what they say. */
function fileOf(named: Record<string, string>): { place: RestoredPlace; hash: string } | null {
	const { workspace: workspaceId = "", channel: channelId = "", hash = "" } = named;
	return FILE_HASH.test(hash) ? { place: { workspaceId, channelId }, hash } : null;
}

/** 200 with the value, or 409 with the reason: the script has words for it. */
const answerOf = (result: Result<unknown, OperatorRefusal>): Response =>
	result.ok
		? Response.json(result.value)
		: Response.json({ refused: result.code }, { status: 409 });

const backupApi = new Hono<ApiEnv>()
	.use(requireOperator("backup"))
	.get("/", async (c) => c.json(await c.env.services.backup.describe()))
	.get("/tables/:table", async (c) => {
		const after = Number(c.req.query("after") ?? 0);
		const page = await c.env.services.backup.readTable(c.req.param("table"), after);
		return page ? c.json(page) : refuse(c, "not_found");
	})
	.get("/preferences", async (c) =>
		c.json(await c.env.services.backup.readPreferences(c.req.query("after") ?? "")),
	)
	.get("/objects/:kind", async (c) => {
		const kind = OBJECT_KINDS.find((each) => each === c.req.param("kind"));
		if (!kind) return refuse(c, "not_found");
		return c.json(await c.env.services.backup.listObjects(kind, c.req.query("after") ?? ""));
	})
	.get("/objects/:kind/:id", async (c) => {
		const { kind, id } = c.req.param();
		const name = nameOf(kind, id, c.req.query("type") ?? null);
		if (!name) return refuse(c, "not_found");
		return c.json(await c.env.services.backup.dump(name, c.req.query("from") ?? null));
	})
	.delete("/objects/:kind/:id", async (c) => {
		const { kind, id } = c.req.param();
		const name = nameOf(kind, id, c.req.query("type") ?? null);
		if (!name) return refuse(c, "not_found");
		return c.json(await c.env.services.backup.drop(name));
	})
	.get("/files/:workspace/:channel/:hash", async (c) => {
		const asked = fileOf(c.req.param());
		const body = asked && (await c.env.services.backup.openFile(asked.place, asked.hash));
		if (!body) return refuse(c, "not_found");
		return c.body(body, 200, { "content-type": "application/octet-stream" });
	})
	.post("/seal", async (c) => {
		const body = await readJson(c.req.raw, SealRequest);
		if (!body.ok) return refuse(c, body.code);
		return c.json({ seal: await c.env.services.backup.seal(body.value.sha256) });
	});

const restoreApi = new Hono<ApiEnv>()
	.use(requireOperator("restore"))
	.post("/", async (c) => {
		const body = await readJson(c.req.raw, BeginRestoreRequest);
		return body.ok
			? answerOf(await c.env.services.restore.begin(body.value))
			: refuse(c, body.code);
	})
	.post("/tables", async (c) => {
		const body = await readJson(c.req.raw, PutTableRequest);
		if (!body.ok) return refuse(c, body.code);
		return answerOf(await c.env.services.restore.putTable(body.value.backup, body.value.text));
	})
	.post("/preferences", async (c) => {
		const body = await readJson(c.req.raw, PutPreferencesRequest);
		if (!body.ok) return refuse(c, body.code);
		return answerOf(
			await c.env.services.restore.putPreferences(body.value.backup, body.value.rows),
		);
	})
	.post("/settle", async (c) => {
		const body = await readJson(c.req.raw, SettleRequest);
		if (!body.ok) return refuse(c, body.code);
		return answerOf(await c.env.services.restore.settle(body.value.backup, body.value.after));
	})
	.post("/objects/:kind/:id/begin", async (c) => {
		const body = await readJson(c.req.raw, BeginObjectRequest);
		if (!body.ok) return refuse(c, body.code);
		const { backup, type, ...begun } = body.value;
		const name = nameOf(c.req.param("kind"), c.req.param("id"), type);
		if (!name) return refuse(c, "not_found");
		return answerOf(await c.env.services.restore.beginObject(name, backup, begun));
	})
	.post("/objects/:kind/:id/part", async (c) => {
		const body = await readJson(c.req.raw, PutObjectRequest);
		if (!body.ok) return refuse(c, body.code);
		const { backup, type, ...part } = body.value;
		const name = nameOf(c.req.param("kind"), c.req.param("id"), type);
		if (!name) return refuse(c, "not_found");
		return answerOf(await c.env.services.restore.putObject(name, backup, part));
	})
	.post("/objects/:kind/:id/end", async (c) => {
		const body = await readJson(c.req.raw, EndObjectRequest);
		if (!body.ok) return refuse(c, body.code);
		const { backup, type, end, isMoved } = body.value;
		const name = nameOf(c.req.param("kind"), c.req.param("id"), type);
		if (!name) return refuse(c, "not_found");
		return answerOf(await c.env.services.restore.endObject(name, backup, end, isMoved));
	})
	.post("/files/:workspace/:channel/:hash/begin", async (c) => {
		const body = await readJson(c.req.raw, FileRequest);
		const asked = fileOf(c.req.param());
		if (!body.ok || !asked) return refuse(c, "invalid_request");
		const { backup, bytes } = body.value;
		const { files } = c.env.services.restore;
		return answerOf(await files.begin(backup, asked.place, { hash: asked.hash, bytes }));
	})
	.put("/files/:workspace/:channel/:hash/parts/:part", async (c) => {
		const asked = fileOf(c.req.param());
		const [bytes, part] = [c.req.query("bytes"), c.req.param("part")].map(Number);
		const { body } = c.req.raw;
		if (!asked || !bytes || part === undefined || !body) return refuse(c, "invalid_request");
		const { files } = c.env.services.restore;
		const backup = c.req.query("backup") ?? "";
		const upload = { hash: asked.hash, bytes };
		return answerOf(await files.put(backup, asked.place, upload, { at: part, body }));
	})
	.post("/files/:workspace/:channel/:hash/end", async (c) => {
		const body = await readJson(c.req.raw, FileRequest);
		const asked = fileOf(c.req.param());
		if (!body.ok || !asked) return refuse(c, "invalid_request");
		const { backup, bytes } = body.value;
		const { files } = c.env.services.restore;
		return answerOf(await files.end(backup, asked.place, { hash: asked.hash, bytes }));
	})
	.post("/end", async (c) => {
		const body = await readJson(c.req.raw, EndRestoreRequest);
		if (!body.ok) return refuse(c, body.code);
		return answerOf(await c.env.services.restore.end(body.value.backup));
	});

/** `/api/operator`: what the scripts of whoever runs the installation ask, proved by a key of theirs in D1. */
export const operatorApi = new Hono<ApiEnv>()
	.route("/backup", backupApi)
	.route("/restore", restoreApi);

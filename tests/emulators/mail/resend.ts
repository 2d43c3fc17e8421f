/** Resend's `POST /emails` as documented: key, user agent, idempotency, errors by name. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Box, boxOf, type Fault, takeFault } from "./box.ts";

interface Body {
	from?: string;
	to?: string[];
	subject?: string;
	html?: string;
	text?: string;
	reply_to?: string;
}

export function createResendEmulator(): Server {
	return createServer((request, response) => {
		serve(request, response).catch((error: unknown) => {
			if (!response.headersSent) fail(response, 500, "internal_server_error", String(error));
		});
	});
}

function answer(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const fail = (response: ServerResponse, statusCode: number, name: string, message: string) =>
	answer(response, statusCode, { statusCode, name, message });

async function readBody(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts).toString("utf8");
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { pathname } = new URL(request.url ?? "/", "http://emulator");
	const text = await readBody(request);
	if (pathname.startsWith("/__emulator/")) return control(pathname, text, response);
	if (request.method !== "POST" || pathname !== "/emails")
		return fail(response, 404, "not_found", "The requested endpoint does not exist");
	const key = /^Bearer (re_\w+)$/.exec(request.headers.authorization ?? "")?.[1];
	if (!key) return fail(response, 401, "missing_api_key", "Missing API Key");
	if (!request.headers["user-agent"])
		return fail(response, 403, "invalid_access", "A User-Agent header is required");
	const box = boxOf(key);
	const fault = takeFault(box);
	if (fault && trouble(fault, request, response)) return;
	const idempotencyKey = String(request.headers["idempotency-key"] ?? "");
	const accepted = accept(box, idempotencyKey, text, response);
	if (!accepted || fault === "accept_then_hang") return;
	if (fault === "garbage") response.writeHead(200).end("<html>gateway</html>");
	else answer(response, 200, { id: accepted });
}

/** True when the try ends here. */
function trouble(fault: Fault, request: IncomingMessage, response: ServerResponse): boolean {
	switch (fault) {
		case "refuse":
			fail(response, 422, "validation_error", "The email address needs to follow the format");
			return true;
		case "down":
			fail(response, 500, "internal_server_error", "We ran into an unexpected error");
			return true;
		case "rate":
			fail(response, 429, "rate_limit_exceeded", "Too many requests");
			return true;
		case "drop":
			request.socket.resetAndDestroy();
			return true;
		case "hang":
			return true;
		case "garbage":
		case "accept_then_hang":
			return false;
	}
}

/** The mail's id, or null when it was refused and answered. */
function accept(box: Box, key: string, text: string, response: ServerResponse): string | null {
	const replay = key ? box.replays.get(key) : undefined;
	if (replay && replay.body !== text) {
		fail(response, 409, "invalid_idempotent_request", "This key was used with another payload");
		return null;
	}
	if (replay) return replay.id;
	const body = JSON.parse(text) as Body;
	const to = body.to?.[0] ?? "";
	if (!body.from || !/^[^\s@]+@[^\s@]+$/.test(to) || !body.subject || !(body.html || body.text)) {
		fail(response, 422, "missing_required_field", "Missing a required field");
		return null;
	}
	const id = randomUUID();
	if (key) box.replays.set(key, { body: text, id });
	box.mails.push({
		from: body.from,
		to,
		replyTo: body.reply_to ?? null,
		subject: body.subject,
		text: body.text ?? "",
		html: body.html ?? "",
		key,
	});
	return id;
}

/** `/__emulator/<account>/box` and `/__emulator/<account>/fault`. */
function control(pathname: string, text: string, response: ServerResponse): void {
	const [, , account = "", what] = pathname.split("/");
	const box = boxOf(decodeURIComponent(account));
	if (what === "fault") {
		const { fault, times } = JSON.parse(text) as { fault: Fault | null; times: number };
		box.fault = fault;
		box.left = fault ? times : 0;
	}
	answer(response, 200, { mails: box.mails, calls: box.calls });
}

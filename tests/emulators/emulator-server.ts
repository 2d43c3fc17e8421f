/** The HTTP side that small gateway emulators have in common: a control door, faults, answers. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { cutAfter, type FaultRules, faultOf } from "./faults.ts";

export interface Answer {
	status: number;
	/** Bytes go out as they are, anything else as JSON. */
	body: unknown;
	type?: string;
	location?: string;
	headers?: Record<string, string>;
}

/** A file of a form. */
export interface AskedFile {
	field: string;
	name: string;
	type: string;
	bytes: Buffer;
}

export interface Asked {
	method: string;
	url: URL;
	header(name: string): string;
	/** JSON, or the fields of a form. */
	body: Record<string, unknown>;
	/** The file that a form brings. */
	file: AskedFile | null;
}

export interface Emulated {
	faults: FaultRules;
	/** The call's name, for fault rules, and what it answers. */
	resolve(asked: Asked): { call: string; run: () => Answer };
	/** `/__emulator/<route>`: what a test does with the world. */
	control(route: string, body: Record<string, unknown>): Answer;
}

/** A field of a body that is text, or "". */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const reply = (status: number, body: unknown): Answer => ({ status, body });

async function readBody(request: IncomingMessage): Promise<Pick<Asked, "body" | "file">> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	const bytes = Buffer.concat(parts);
	const type = request.headers["content-type"] ?? "";
	if (type.startsWith("multipart/form-data")) return readForm(bytes, type);
	const text = bytes.toString("utf8");
	if (type.startsWith("application/x-www-form-urlencoded"))
		return { body: Object.fromEntries(new URLSearchParams(text)), file: null };
	return { body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>), file: null };
}

async function readForm(bytes: Buffer, type: string): Promise<Pick<Asked, "body" | "file">> {
	const headers = { "content-type": type };
	const form = await new Response(new Uint8Array(bytes), { headers }).formData();
	const body: Record<string, unknown> = {};
	let file: AskedFile | null = null;
	for (const [field, value] of form)
		if (typeof value === "string") body[field] = value;
		else {
			const content = Buffer.from(await value.arrayBuffer());
			file = { field, name: value.name, type: value.type, bytes: content };
		}
	return { body, file };
}

function write(response: ServerResponse, { status, body, type, location, headers }: Answer): void {
	const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
	response.writeHead(status, {
		"content-type": type ?? "application/json",
		"content-length": bytes.byteLength,
		...(location ? { location } : {}),
		...headers,
	});
	response.end(bytes);
}

/** Faults that come before the body was read. True: nothing else is to be done. */
function interrupts(
	emulated: Emulated,
	request: IncomingMessage,
	url: URL,
	response: ServerResponse,
): boolean {
	if (emulated.faults.rules.length === 0 || url.pathname.startsWith("/__emulator/")) return false;
	const method = request.method ?? "GET";
	const header = (name: string) => String(request.headers[name] ?? "");
	const { call } = emulated.resolve({ method, url, header, body: {}, file: null });
	const fault = faultOf(emulated.faults, call);
	if (fault?.mode === "cut_upload") cutAfter(request, fault.ms);
	else if (fault?.mode === "error413") {
		write(response, reply(413, { error: "Payload Too Large" }));
		request.resume();
	} else return false;
	return true;
}

async function serve(emulated: Emulated, request: IncomingMessage, response: ServerResponse) {
	const url = new URL(request.url ?? "/", "http://emulator");
	if (interrupts(emulated, request, url, response)) return;
	const { body, file } = await readBody(request);
	if (url.pathname.startsWith("/__emulator/")) {
		write(response, emulated.control(url.pathname.slice("/__emulator/".length), body));
		return;
	}
	const header = (name: string) => String(request.headers[name] ?? "");
	// As the vendors' own doors: a form says its length first.
	if (file && !request.headers["content-length"]) return write(response, reply(411, {}));
	const method = request.method ?? "GET";
	const { call, run } = emulated.resolve({ method, url, header, body, file });
	const fault = faultOf(emulated.faults, call);
	if (fault?.mode === "refuse") {
		request.socket.resetAndDestroy();
		return;
	}
	if (fault?.mode === "error500") return write(response, reply(500, { error: "Server Error" }));
	if (fault?.mode === "rate429") return write(response, reply(429, { error: "Too Many Requests" }));
	if (fault?.mode === "slow") await new Promise((done) => setTimeout(done, fault.ms));
	const answer = run();
	if (fault?.mode === "accept_then_hang") return;
	if (fault?.mode === "accept_then_500")
		return write(response, reply(500, { error: "Server Error" }));
	write(
		response,
		fault?.mode === "garbage"
			? { status: 200, body: Buffer.from("<html>502</html>"), type: "text/html" }
			: answer,
	);
}

function createEmulator(emulated: Emulated): Server {
	return createServer((request, response) => {
		serve(emulated, request, response).catch((error: unknown) => {
			if (!response.headersSent) write(response, reply(500, { error: String(error) }));
		});
	});
}

/** Runs as a process of its own: one JSON line with the address, then silence. */
export function runEmulator(create: (url: () => string) => Emulated): void {
	const { values } = parseArgs({
		options: {
			"stop-with-parent": { type: "boolean", default: false },
			/** 0: any that is free. */
			port: { type: "string", default: "0" },
		},
	});
	let url = "";
	const server = createEmulator(create(() => url));
	server.listen(Number(values.port), "127.0.0.1", () => {
		url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		process.stdout.write(`${JSON.stringify({ url })}\n`);
	});
	const stop = () => {
		server.close(() => process.exit(0));
		server.closeAllConnections();
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	// When the process that started it is gone, nobody would ever stop it.
	if (values["stop-with-parent"]) {
		process.stdin.on("end", stop);
		process.stdin.resume();
	}
}

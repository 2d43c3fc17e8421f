/** Small pieces of the HTTP side: bodies, answers, error shapes. */
import type { IncomingMessage, ServerResponse } from "node:http";

export interface Answer {
	status: number;
	body: unknown;
}

const ERROR_NAMES: Record<number, string> = {
	400: "Bad Request",
	401: "Unauthorized",
	403: "Forbidden",
	404: "Not Found",
	500: "Internal Server Error",
};

export const reply = (status: number, body: unknown): Answer => ({ status, body });

/** `message` is a string from a guard, a list from a service, a list of lists from validation. */
export function failure(status: number, message: unknown): Answer {
	return { status, body: { status, error: ERROR_NAMES[status] ?? "Error", response: { message } } };
}
export const invalid = (...texts: string[]): Answer => failure(400, [texts]);
export const typeError = (field: string): string =>
	`Cannot read properties of undefined (reading '${field}')`;

const MAX_BODY_BYTES = 136_000_000;

export async function readBytes(request: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	let bytes = 0;
	for await (const part of request as AsyncIterable<Buffer>) {
		bytes += part.length;
		if (bytes > MAX_BODY_BYTES) throw new Error("body too large");
		parts.push(part);
	}
	return Buffer.concat(parts);
}

export function write(response: ServerResponse, answer: Answer): void {
	const isText = typeof answer.body === "string";
	response.writeHead(answer.status, {
		"content-type": isText ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
		"x-powered-by": "Express",
	});
	response.end(isText ? (answer.body as string) : JSON.stringify(answer.body));
}

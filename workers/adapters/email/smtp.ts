import { formatMail } from "./mime.ts";
import type { Delivery, MailAddress, MailSender, OutgoingMail } from "./port.ts";

/** Longest answer of a server, characters. */
const MAX_ANSWER_LENGTH = 64 * 1024;

/** A connection, read and written by lines. Throws when the server has closed it. */
interface Lines {
	write(text: string): Promise<void>;
	/** One answer with its continuation lines: `250-…`, `250 …`. */
	readAnswer(): Promise<{ code: string; lines: string[] }>;
	/** Releases the streams' locks, for STARTTLS. */
	release(): void;
}

function createLines(socket: {
	readable: ReadableStream<Uint8Array>;
	writable: WritableStream<Uint8Array>;
}): Lines {
	const reader: ReadableStreamDefaultReader<Uint8Array> = socket.readable.getReader();
	const writer: WritableStreamDefaultWriter<Uint8Array> = socket.writable.getWriter();
	const decoder = new TextDecoder();
	let waiting = "";
	return {
		write: (text) => writer.write(new TextEncoder().encode(text)),
		async readAnswer() {
			for (;;) {
				const lines = waiting.split("\r\n").slice(0, -1);
				const last = lines.findIndex((line) => !/^\d{3}-/.test(line));
				const code = lines[last]?.slice(0, 3) ?? "";
				if (last >= 0) {
					if (!/^[2-5]\d\d$/.test(code)) throw new Error("not an SMTP answer");
					const answer = lines.slice(0, last + 1);
					waiting = waiting.slice(answer.reduce((sum, line) => sum + line.length + 2, 0));
					return { code, lines: answer };
				}
				const chunk = await reader.read();
				if (chunk.done) throw new Error("the connection ended");
				waiting += decoder.decode(chunk.value, { stream: true });
				if (waiting.length > MAX_ANSWER_LENGTH) throw new Error("an answer too long");
			}
		},
		release() {
			reader.releaseLock();
			writer.releaseLock();
		},
	};
}

/** For the whole SMTP session, ms. */
const TIMEOUT_MS = 20_000;

export interface SmtpOptions {
	host: string;
	/** 465 begins encrypted; any other port is encrypted by STARTTLS. */
	port: number;
	/** No encryption: only for a loopback server of a test or a laptop. */
	isPlain: boolean;
	user: { name: string; password: string } | null;
	from: MailAddress;
	connect: Connect;
	now: () => number;
	timeoutMs?: number;
}

/** `connect` of "cloudflare:sockets". */
export type Connect = (
	address: { hostname: string; port: number },
	options: { secureTransport: "on" | "off" | "starttls"; allowHalfOpen: boolean },
) => Socket;

/** The server refused: 4xx is temporary, 5xx permanent. */
class SmtpRefusal extends Error {
	readonly isFinal: boolean;
	readonly code: string;
	constructor(status: number, code = `smtp_${status}`) {
		super(`SMTP ${status}`);
		this.isFinal = status >= 500;
		this.code = code;
	}
}

/** Sends a command and answers the reply's lines; throws SmtpRefusal unless the first digit is `wanted`. */
async function say(lines: Lines, command: string, wanted: "2" | "3"): Promise<string[]> {
	if (command) await lines.write(`${command}\r\n`);
	const answer = await lines.readAnswer();
	if (!answer.code.startsWith(wanted)) throw new SmtpRefusal(Number(answer.code));
	return answer.lines;
}

const offers = (greeting: string[], word: string) =>
	greeting.some((line) => line.slice(4).toUpperCase().split(/[ =]/)[0] === word);

/** Greets, encrypts and authenticates. A server without encryption gets neither password nor mail. */
async function openSession(socket: Socket, options: SmtpOptions): Promise<Lines> {
	const host = options.from.address.split("@").at(-1) ?? "localhost";
	let lines = createLines(socket);
	await say(lines, "", "2");
	let greeting = await say(lines, `EHLO ${host}`, "2");
	if (!options.isPlain && options.port !== 465) {
		if (!offers(greeting, "STARTTLS")) throw new SmtpRefusal(530, "no_encryption");
		await say(lines, "STARTTLS", "2");
		lines.release();
		lines = createLines(socket.startTls());
		greeting = await say(lines, `EHLO ${host}`, "2");
	}
	if (options.user) {
		const { name, password } = options.user;
		const proof = Buffer.from(`\0${name}\0${password}`).toString("base64");
		await say(lines, `AUTH PLAIN ${proof}`, "2");
	}
	return lines;
}

async function hand(socket: Socket, mail: OutgoingMail, options: SmtpOptions): Promise<void> {
	const lines = await openSession(socket, options);
	await say(lines, `MAIL FROM:<${options.from.address}>`, "2");
	await say(lines, `RCPT TO:<${mail.to}>`, "2");
	await say(lines, "DATA", "3");
	await lines.write(`${formatMail(mail, options.from, options.now())}.\r\n`);
	await say(lines, "", "2");
	// The server has accepted the mail; a failing QUIT does not matter.
	await lines.write("QUIT\r\n").catch(() => undefined);
}

function judge(error: unknown): Delivery {
	if (!(error instanceof SmtpRefusal)) return { kind: "unavailable", code: "unreached" };
	return { kind: error.isFinal ? "refused" : "unavailable", code: error.code };
}

/** Any SMTP server, over the platform's sockets (port 25 is closed there). */
export function createSmtpSender(options: SmtpOptions): MailSender {
	const transport = options.isPlain ? "off" : options.port === 465 ? "on" : "starttls";
	return {
		async send(mail: OutgoingMail): Promise<Delivery> {
			// These characters could inject another SMTP command.
			if (/[\s<>]/.test(mail.to)) return { kind: "refused", code: "address_not_allowed" };
			const address = { hostname: options.host, port: options.port };
			const socket = options.connect(address, {
				secureTransport: transport,
				allowHalfOpen: false,
			});
			let timer: ReturnType<typeof setTimeout> | undefined;
			const late = new Promise<Delivery>((resolve) => {
				timer = setTimeout(
					() => resolve({ kind: "unavailable", code: "timeout" }),
					options.timeoutMs ?? TIMEOUT_MS,
				);
			});
			const done = hand(socket, mail, options).then((): Delivery => ({ kind: "sent" }), judge);
			try {
				return await Promise.race([done, late]);
			} finally {
				clearTimeout(timer);
				// Also ends a session that hangs.
				await socket.close().catch(() => undefined);
			}
		},
	};
}

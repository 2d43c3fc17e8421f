import { formatMail } from "./mime.ts";
import type { Delivery, MailAddress, MailSender, OutgoingMail } from "./port.ts";
import { createLines, type Lines } from "./smtp-lines.ts";

/** For the whole conversation. */
const TIMEOUT_MS = 20_000;

export interface SmtpOptions {
	host: string;
	/** 465 begins encrypted; any other port is encrypted by STARTTLS. */
	port: number;
	/** Without encryption, and only then: a loopback server of a test or a laptop. */
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

/** The server said no: 4xx passes, 5xx does not. */
class SmtpRefusal extends Error {
	readonly isFinal: boolean;
	readonly code: string;
	constructor(status: number, code = `smtp_${status}`) {
		super(`SMTP ${status}`);
		this.isFinal = status >= 500;
		this.code = code;
	}
}

/** Says a command; throws unless the answer's first digit is `wanted`. Answers its lines. */
async function say(lines: Lines, command: string, wanted: "2" | "3"): Promise<string[]> {
	if (command) await lines.write(`${command}\r\n`);
	const answer = await lines.readAnswer();
	if (!answer.code.startsWith(wanted)) throw new SmtpRefusal(Number(answer.code));
	return answer.lines;
}

const offers = (greeting: string[], word: string) =>
	greeting.some((line) => line.slice(4).toUpperCase().split(/[ =]/)[0] === word);

/** Greets, encrypts and signs in. A server that offers no encryption gets neither password nor mail. */
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
	// It is theirs now; how the goodbye goes changes nothing.
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
			// An address with these in it would be a command of its own.
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
				// Also ends a conversation that hangs.
				await socket.close().catch(() => undefined);
			}
		},
	};
}

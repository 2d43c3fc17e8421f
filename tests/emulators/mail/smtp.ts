/** A submission server as far as a client can tell: RFC 5321 answers, AUTH PLAIN, no encryption. */
import { createServer, type Server, type Socket } from "node:net";
import { type Box, boxOf, type Fault, takeFault } from "./box.ts";
import { parseMime } from "./mime-parser.ts";

/** The password of every account. */
export const SMTP_PASSWORD = "segredo-do-emulador";

/** One client: what it said so far. */
interface Client {
	socket: Socket;
	box: Box | null;
	fault: Fault | null;
	from: string;
	to: string;
	/** Lines of the mail while it comes; null between commands. */
	data: string[] | null;
}

export function createSmtpEmulator(): Server {
	return createServer((socket) => {
		const client: Client = { socket, box: null, fault: null, from: "", to: "", data: null };
		let waiting = "";
		socket.on("error", () => socket.destroy());
		socket.on("data", (chunk: Buffer) => {
			waiting += chunk.toString("utf8");
			for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
				const line = waiting.slice(0, end);
				waiting = waiting.slice(end + 2);
				if (client.data) readData(client, client.data, line);
				else readCommand(client, line);
			}
		});
		socket.write("220 emulator ESMTP\r\n");
	});
}

const say = (client: Client, line: string) => void client.socket.write(`${line}\r\n`);

function readCommand(client: Client, line: string): void {
	const [verb = ""] = line.toUpperCase().split(/[ :]/);
	switch (verb) {
		case "EHLO":
			return say(client, "250-emulator greets you\r\n250-AUTH PLAIN\r\n250 8BITMIME");
		case "AUTH":
			return signIn(client, line.split(" ")[2] ?? "");
		case "MAIL":
			client.from = /<(.*)>/.exec(line)?.[1] ?? "";
			return client.box ? begin(client) : say(client, "530 Authentication required");
		case "RCPT":
			client.to = /<(.*)>/.exec(line)?.[1] ?? "";
			return say(client, client.fault === "refuse" ? "550 No such mailbox" : "250 OK");
		case "DATA":
			client.data = [];
			return say(client, "354 Go ahead");
		case "QUIT":
			say(client, "221 Bye");
			return void client.socket.end();
		default:
			return say(client, "502 Not implemented");
	}
}

function signIn(client: Client, proof: string): void {
	const [, account = "", password] = Buffer.from(proof, "base64").toString("utf8").split("\0");
	if (password !== SMTP_PASSWORD) return say(client, "535 Authentication failed");
	client.box = boxOf(account);
	client.fault = takeFault(client.box);
	say(client, "235 Welcome");
}

function begin(client: Client): void {
	switch (client.fault) {
		case "down":
			return say(client, "421 Service not available");
		case "rate":
			return say(client, "451 Too many, try later");
		case "garbage":
			return say(client, "<html>no mail here</html>");
		case "drop":
			return void client.socket.end();
		case "hang":
			return;
		case "refuse":
		case "accept_then_hang":
		case null:
			return say(client, "250 OK");
	}
}

function readData(client: Client, data: string[], line: string): void {
	if (line !== ".") return void data.push(line.startsWith("..") ? line.slice(1) : line);
	client.data = null;
	const { header, text, html } = parseMime(data);
	client.box?.mails.push({
		from: client.from,
		to: client.to,
		replyTo: header("Reply-To")?.replace(/[<>]/g, "") ?? null,
		subject: header("Subject") ?? "",
		text,
		html,
		key: header("Message-ID") ?? "",
	});
	if (client.fault !== "accept_then_hang") say(client, "250 Queued");
}

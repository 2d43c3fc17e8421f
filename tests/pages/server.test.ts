import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { BARE, openMember, openVisitor } from "#tests/support/served.ts";

/** Every address of this machine but the one we serve on; another loopback address where it has one alone. */
function otherAddresses(): string[] {
	const own = Object.values(networkInterfaces())
		.flatMap((addresses) => addresses ?? [])
		.filter(({ address, scopeid }) => address !== "127.0.0.1" && !scopeid)
		.map(({ address }) => address);
	return process.platform === "linux" ? ["127.0.0.2", ...own] : own;
}

function accepts(host: string, port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect({ host, port, timeout: 2_000 });
		const end = (isOpen: boolean) => {
			socket.destroy();
			resolve(isOpen);
		};
		socket.once("connect", () => end(true));
		socket.once("error", () => end(false));
		socket.once("timeout", () => end(false));
	});
}

/** What the server says after a client's close with 1000, until it ends the connection, as hex. */
async function closeAsClient(url: URL, cookie: string): Promise<string> {
	const socket = connect(Number(url.port), "127.0.0.1");
	const head = [
		`GET ${url.pathname} HTTP/1.1`,
		`Host: ${url.host}`,
		"Upgrade: websocket",
		"Connection: Upgrade",
		`Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
		"Sec-WebSocket-Version: 13",
		`Origin: ${url.origin}`,
		`Cookie: ${cookie}`,
	];
	socket.write(`${head.join("\r\n")}\r\n\r\n`);
	const [opened] = (await once(socket, "data")) as [Buffer];
	expect(opened.toString("latin1")).toContain(" 101 ");
	let heard = Buffer.alloc(0);
	socket.on("data", (bytes: Buffer) => (heard = Buffer.concat([heard, bytes])));
	// A masked close frame, its mask zero.
	socket.write(Buffer.from("888200000000" + "03e8", "hex"));
	await once(socket, "close");
	return heard.toString("hex");
}

test("a close of a browser's is answered before the connection ends (ledger B2)", async () => {
	const admin = await openMember();
	const made = await admin.post("/whatsapp/instances/new", {
		form: { name: "Fecha", gateway: "simulator" },
	});
	const id = /\/whatsapp\/([0-9a-f-]{36})/u.exec(made.headers()["location"] ?? "")?.[1] ?? "";
	const { cookies } = await admin.storageState();
	const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	for (const path of [`/live/channels/${id}`, "/live/workspace"])
		expect(await closeAsClient(new URL(path, BARE), cookie), path).toMatch(/880203e8$/u);
});

test("O03 the server listens on 127.0.0.1 and nowhere else", async () => {
	const port = Number(new URL(BARE).port);
	expect(await accepts("127.0.0.1", port)).toBe(true);
	for (const address of otherAddresses()) expect(await accepts(address, port), address).toBe(false);
});

test("O03 the platform's own pages answer nobody from another host", async () => {
	const request = await openVisitor();
	for (const path of ["/cdn-cgi/handler/scheduled", "/cdn-cgi/local/scheduled"]) {
		const answer = await request.get(path, { headers: { host: "prosa.example" } });
		expect(answer.status(), path).toBeGreaterThanOrEqual(400);
	}
});

test("the platform's explorer of all data is nowhere to be found (security 6)", async () => {
	const request = await openVisitor();
	for (const path of ["/cdn-cgi/explorer", "/cdn-cgi/explorer/api/d1/database"])
		expect((await request.get(path)).status(), path).toBe(404);
});

test("O06 answers name no server, no version and no place in the code", async () => {
	const request = await openVisitor();
	for (const path of [
		"/auth",
		"/api/health",
		"/api/nowhere",
		"/nowhere",
		"/whatsapp/nothing.data",
	]) {
		const answer = await request.get(path);
		const names = Object.keys(answer.headers());
		for (const name of ["server", "x-powered-by", "via", "x-aspnet-version", "x-runtime"])
			expect(names, path).not.toContain(name);
		expect(await answer.text(), path).not.toMatch(
			/\bat [\w.<>]+ \(|node_modules|file:\/\/\/|\.tsx?:\d+/,
		);
	}
});

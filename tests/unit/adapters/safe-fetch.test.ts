import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { safeFetch, safeStream } from "#workers/adapters/safe-fetch.ts";

const servers: Server[] = [];
afterAll(() => {
	for (const server of servers) {
		server.closeAllConnections();
		server.close();
	}
});

async function serve(handle: RequestListener): Promise<{ url: string; host: string }> {
	const server = createServer(handle);
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}/`, host: `127.0.0.1:${port}` };
}

test("an allowed host is called, and its answer comes as text", async () => {
	const { url, host } = await serve((_request, response) => response.end("olá"));
	const answer = await safeFetch({ url, method: "GET", allowedPrivateHosts: [host] });
	expect(answer).toMatchObject({ kind: "answer", status: 200, text: "olá" });
});

test("H01 a private host that is not listed gets no call at all", async () => {
	let hits = 0;
	const { url } = await serve((_request, response) => {
		hits++;
		response.end();
	});
	expect(await safeFetch({ url, method: "GET", allowedPrivateHosts: [] })).toEqual({
		kind: "refused_url",
	});
	expect(hits).toBe(0);
});

test("H08 a redirect is an answer, never followed", async () => {
	let hits = 0;
	const canary = await serve((_request, response) => {
		hits++;
		response.end();
	});
	const { url, host } = await serve((_request, response) => {
		response.writeHead(302, { location: canary.url });
		response.end();
	});
	const answer = await safeFetch({
		url,
		method: "POST",
		headers: { apikey: "k" },
		body: "{}",
		allowedPrivateHosts: [host, canary.host],
	});
	expect(answer).toMatchObject({ kind: "answer", status: 302 });
	expect(hits).toBe(0);
});

test("H11 a slow body and an endless one are cut", async () => {
	const slow = await serve((_request, response) => {
		response.write("a");
	});
	const startedAt = Date.now();
	const late = await safeFetch({
		url: slow.url,
		method: "GET",
		allowedPrivateHosts: [slow.host],
		timeoutMs: 200,
	});
	expect(late).toEqual({ kind: "broken" });
	expect(Date.now() - startedAt).toBeLessThan(5_000);
	const endless = await serve((_request, response) => {
		const pump = () => {
			while (!response.destroyed && response.write("x".repeat(10_000)));
		};
		response.on("drain", pump);
		pump();
	});
	const long = await safeFetch({
		url: endless.url,
		method: "GET",
		allowedPrivateHosts: [endless.host],
		maxBodyBytes: 64_000,
	});
	expect(long).toEqual({ kind: "broken" });
});

test("R05 a refused connection is told apart from one that broke", async () => {
	const { url, host } = await serve((request) => request.socket.resetAndDestroy());
	const call = (target: string, allowed: string) =>
		safeFetch({ url: target, method: "POST", body: "{}", allowedPrivateHosts: [allowed] });
	expect(await call(url, host)).toEqual({ kind: "broken" });
	const closed = await serve(() => {});
	const server = servers.at(-1);
	await new Promise((resolve) => server?.close(resolve));
	expect(await call(closed.url, closed.host)).toEqual({ kind: "unreached" });
});

/** So many bytes in pieces of 64 KB, made when they are asked for; counts them. */
function counted(bytes: number) {
	const told = { made: 0, isCancelled: false };
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (told.made >= bytes) return controller.close();
			controller.enqueue(new Uint8Array(65_536));
			told.made += 65_536;
		},
		cancel() {
			told.isCancelled = true;
		},
	});
	return { told, body };
}
const MB = 1024 * 1024;

test("a stream is sent with its length told and no more in memory than the line takes", async () => {
	let begin = (): void => undefined;
	const begun = new Promise<void>((resolve) => (begin = resolve));
	let isRead = false;
	const { url, host } = await serve((request, response) => {
		const told = request.headers["content-length"];
		let bytes = 0;
		void begun.then(() => {
			isRead = true;
			request.on("data", (chunk: Buffer) => (bytes += chunk.length));
			request.on("end", () => response.end(`${told} ${bytes}`));
		});
	});
	const { told, body } = counted(48 * MB);
	const allowedPrivateHosts = [host];
	const sent = safeFetch({ url, method: "POST", body, bytes: 48 * MB, allowedPrivateHosts });
	await expect.poll(() => told.made).toBeGreaterThan(0);
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(isRead).toBe(false);
	expect(told.made).toBeLessThan(12 * MB);
	begin();
	expect(await sent).toMatchObject({ kind: "answer", text: `${48 * MB} ${48 * MB}` });
});

test("a stream that is longer or shorter than it said breaks the call", async () => {
	const { url, host } = await serve((request, response) => {
		request.resume();
		request.on("end", () => response.end("done"));
	});
	const allowedPrivateHosts = [host];
	for (const bytes of [MB - 1, MB + 1]) {
		const { body } = counted(MB);
		const answer = safeFetch({
			url,
			method: "POST",
			body,
			bytes,
			allowedPrivateHosts,
			timeoutMs: 1_000,
		});
		expect(await answer, String(bytes)).toEqual({ kind: "broken" });
	}
});

test("where nothing may be called a stream is let go unread", async () => {
	const { told, body } = counted(MB);
	const refused = safeFetch({
		url: "http://10.0.0.1/",
		method: "POST",
		body,
		bytes: MB,
		allowedPrivateHosts: [],
	});
	expect(await refused).toEqual({ kind: "refused_url" });
	expect(told.isCancelled).toBe(true);
});

test("a line that breaks before all of a stream has left is told apart from one that breaks after it", async () => {
	let limit = MB;
	const { url, host } = await serve((request) => {
		const { socket } = request;
		let bytes = 0;
		request.on("data", (chunk: Buffer) => {
			bytes += chunk.length;
			if (bytes >= limit) socket.resetAndDestroy();
		});
	});
	const allowedPrivateHosts = [host];
	const send = (bytes: number) =>
		safeFetch({ url, method: "POST", body: counted(bytes).body, bytes, allowedPrivateHosts });
	expect(await send(48 * MB)).toEqual({ kind: "unreached" });
	limit = 2 * MB;
	expect(await send(2 * MB)).toEqual({ kind: "broken" });
});

test("a store that fails while it is read has sent nothing that is whole", async () => {
	const { url, host } = await serve((request, response) => {
		request.resume().on("end", () => response.end("done"));
	});
	let pieces = 3;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (pieces-- > 0) controller.enqueue(new Uint8Array(1_000));
			else controller.error(new Error("the store is gone"));
		},
	});
	const sent = safeFetch({ url, method: "POST", body, bytes: 9_000, allowedPrivateHosts: [host] });
	expect(await sent).toEqual({ kind: "unreached" });
});

test("H11 a large answer may take its time, but a line that falls silent is left", async () => {
	let isLeft = false;
	const { url, host } = await serve((request, response) => {
		response.on("close", () => (isLeft = true));
		response.write("um");
		const more = setTimeout(() => {
			response.write("dois");
			if (request.url === "/whole") setTimeout(() => response.end("três"), 150);
		}, 150);
		response.on("close", () => clearTimeout(more));
	});
	const open = async (path: string) => {
		const limits = { allowedPrivateHosts: [host], maxBytes: 100, timeoutMs: 250 };
		const answer = await safeStream({ url: url + path, ...limits });
		return answer.kind === "stream" ? new Response(answer.body).text() : answer.kind;
	};
	expect(await open("whole")).toBe("umdoistrês");
	isLeft = false;
	await expect(open("silent")).rejects.toThrow(/too long/u);
	await expect.poll(() => isLeft).toBe(true);
});

import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { safeFetch } from "#workers/adapters/safe-fetch.ts";

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

/**
 * The built Worker with its bindings far away: each call of D1 or of an object waits as long as a trip to it takes. How
 * long that is stands in a header of the request, so that one server plays every city. How many trips an answer took one
 * after the other is counted as well, and told at COUNTED by the name that a second header gave the request.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** @typedef {{ worker: number, d1: number, copy: number, objects: number }} Ways round trips in ms */

const HEADER = "x-far";
const NAME_HEADER = "x-far-name";
const COUNTED = "/far-trips/";
const NEAR = { worker: 0, d1: 0, copy: 0, objects: 0 };
const ASKS = ["first", "run", "all", "raw"];

/** No two trips are equal: five per cent around the figure, and one in twenty takes half as long again. */
function trip(ms) {
	if (ms === 0) return Promise.resolve();
	const late = Math.random() < 0.05 ? 1.5 : 1;
	return scheduler.wait(ms * late * (0.95 + Math.random() * 0.1));
}

/** What has been asked for one answer. @typedef {{ calls: { call: string, place: number }[], done: number }} Chain */
const chains = new AsyncLocalStorage();
/** @type {Map<string, Chain>} */
const counted = new Map();
/** Said after the answer, or beside it: nobody waits for it. */
const UNAWAITED = ["noteSeen"];

/** Makes a far call. Its place in the row is one after the furthest call that had ended when it began. */
async function ask(call, method, ms, make) {
	const chain = UNAWAITED.includes(method) ? undefined : chains.getStore();
	const place = (chain?.done ?? 0) + 1;
	chain?.calls.push({ call: `${call}.${method}`, place });
	await trip(ms);
	try {
		return await make();
	} finally {
		if (chain) chain.done = Math.max(chain.done, place);
	}
}

/** @param {object} target @param {(key: string | symbol, value: unknown) => unknown} change of its properties */
const changed = (target, change) =>
	new Proxy(target, {
		get(_, key) {
			const value = Reflect.get(target, key);
			const bound = typeof value === "function" ? value.bind(target) : value;
			return change(key, bound);
		},
	});

function farDatabase(database, ms, copyMs) {
	const inner = new WeakMap();
	function statement(asked) {
		const far = changed(asked, (key, value) => {
			if (key === "bind") return (...values) => statement(value(...values));
			if (!ASKS.includes(key)) return value;
			return (...given) => ask("DB", key, ms, () => value(...given));
		});
		inner.set(far, asked);
		return far;
	}
	return changed(database, (key, value) => {
		if (key === "prepare") return (query) => statement(value(query));
		// Only what has to be the newest is asked of the primary.
		if (key === "withSession")
			return (from) => farDatabase(value(from), from === "first-primary" ? ms : copyMs, copyMs);
		if (key !== "batch") return value;
		return (statements) =>
			ask("DB", key, ms, () => value(statements.map((one) => inner.get(one) ?? one)));
	});
}

/** A stub: its methods are whatever is called on it. */
const farStub = (name, stub, ms) =>
	new Proxy(stub, {
		get(target, key) {
			const value = Reflect.get(target, key);
			if (typeof value !== "function" || typeof key === "symbol") return value;
			return (...given) => ask(name, key, ms, () => Reflect.apply(value, target, given));
		},
	});

const farObjects = (near, name, ms) =>
	changed(near[name], (key, value) =>
		key === "getByName" ? (...given) => farStub(name, value(...given), ms) : value,
	);

/** By what the header says. The product remembers by its bindings what it knows of them, so they stay the same ones. */
const known = new Map();

/** @returns {{ env: Env, ways: Ways }} */
function farFrom(header, near) {
	const found = known.get(header);
	if (found) return found;
	const ways = header === null ? NEAR : JSON.parse(header);
	const objects = Object.entries(near).filter(([, one]) => typeof one?.getByName === "function");
	const env = {
		...near,
		DB: farDatabase(near.DB, ways.d1, ways.copy),
		...Object.fromEntries(objects.map(([name]) => [name, farObjects(near, name, ways.objects)])),
	};
	known.set(header, { env, ways });
	return { env, ways };
}

/** What an object says takes half a trip to whoever listens. */
function farSocket(socket, ms) {
	const { 0: client, 1: server } = new WebSocketPair();
	socket.accept();
	server.accept();
	const pass = (from, to) => {
		from.addEventListener("message", async ({ data }) => {
			await trip(ms / 2);
			to.send(data);
		});
		from.addEventListener("close", () => to.close());
	};
	pass(socket, server);
	pass(server, socket);
	return client;
}

/** @param {ExportedHandler} built the bundle's own handler */
export const far = (built) => ({
	...built,
	async fetch(request, near, ctx) {
		const { pathname } = new URL(request.url);
		if (pathname.startsWith(COUNTED))
			return Response.json(counted.get(pathname.slice(COUNTED.length))?.calls ?? null);
		const { env, ways } = farFrom(request.headers.get(HEADER), near);
		const chain = { calls: [], done: 0 };
		const name = request.headers.get(NAME_HEADER);
		if (name !== null) counted.set(name, chain);
		await trip(ways.worker);
		const answer = await chains.run(chain, () => built.fetch(request, env, ctx));
		if (!answer.webSocket) return answer;
		const webSocket = farSocket(answer.webSocket, ways.worker + ways.objects);
		return new Response(null, { status: 101, webSocket });
	},
});

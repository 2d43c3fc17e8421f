/** Calls to bindings, in the order they were made. */
export interface Trips {
	calls: string[];
}

/**
 * An env whose D1, KV, queues and objects write down each call. A D1 batch is one trip however many
 * statements it has; a call to an object is one.
 */
export function meterTrips(env: Env): { env: Env; trips: Trips } {
	const trips: Trips = { calls: [] };
	const watched = (name: string, target: object, methods: readonly string[]): object =>
		new Proxy(target, {
			get(_, key) {
				const value: unknown = Reflect.get(target, key);
				if (typeof value !== "function") return value;
				return (...args: unknown[]) => {
					if (methods.includes(String(key))) trips.calls.push(`${name}.${String(key)}`);
					const answer: unknown = Reflect.apply(value, target, args);
					return wrap(name, String(key), answer);
				};
			},
		});
	/** Statements and stubs carry the calls that count. */
	function wrap(name: string, key: string, answer: unknown): unknown {
		if (name === "DB" && (key === "prepare" || key === "bind") && answer instanceof Object)
			return statement(answer);
		if (key === "getByName" && answer instanceof Object) return stub(name, answer);
		return answer;
	}
	const originals = new WeakMap<object, object>();
	function statement(target: object): object {
		const proxy = watched("DB", target, ["run", "all", "first", "raw"]);
		originals.set(proxy, target);
		return proxy;
	}
	function stub(name: string, target: object): object {
		return new Proxy(target, {
			get(_, key) {
				const value: unknown = Reflect.get(target, key);
				if (typeof value !== "function" || typeof key === "symbol") return value;
				return (...args: unknown[]) => {
					trips.calls.push(`${name}.${key}`);
					return Reflect.apply(value, target, args);
				};
			},
		});
	}
	/** D1, or a session of it: a trip to either is far. */
	function database(of: D1Database | D1DatabaseSession): object {
		return new Proxy(watched("DB", of, ["exec"]), {
			get(target, key) {
				if (key === "withSession" && "withSession" in of)
					return (from?: string) => database(of.withSession(from));
				if (key !== "batch") return Reflect.get(target, key);
				return (statements: object[]) => {
					trips.calls.push("DB.batch");
					return of.batch(
						statements.map((each) => (originals.get(each) ?? each) as D1PreparedStatement),
					);
				};
			},
		});
	}
	const queues = [
		"EMAILS",
		"HEALTH_CHECKS",
		"AGENT_REPLIES",
		"WEBHOOKS_OUT",
		"FACEBOOK_SYNC",
	] as const;
	const metered = {
		...env,
		DB: database(env.DB),
		KV: watched("KV", env.KV, ["get", "put", "delete", "list"]),
		WHATSAPP_INSTANCE: watched("WHATSAPP_INSTANCE", env.WHATSAPP_INSTANCE, []),
		WORKSPACE_HUB: watched("WORKSPACE_HUB", env.WORKSPACE_HUB, []),
		...Object.fromEntries(
			queues.map((name) => [name, watched(name, env[name], ["send", "sendBatch"])]),
		),
	} as unknown as Env;
	return { env: metered, trips };
}

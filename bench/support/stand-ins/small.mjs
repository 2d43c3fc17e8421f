/** KV as a map, a queue that swallows, a limit that always passes and a mailbox nobody reads: which one, says `kind`. */
function createMap() {
	const kept = new Map();
	return {
		async get(key, how) {
			const value = kept.get(key) ?? null;
			const type = typeof how === "string" ? how : how?.type;
			return value !== null && type === "json" ? JSON.parse(value) : value;
		},
		async put(key, value) {
			kept.set(key, value);
		},
		async delete(key) {
			kept.delete(key);
		},
		async list({ prefix = "" } = {}) {
			const keys = [...kept.keys()].filter((name) => name.startsWith(prefix));
			return { keys: keys.map((name) => ({ name })), list_complete: true };
		},
	};
}

const MAKE = {
	kv: createMap,
	queue: () => ({ async send() {}, async sendBatch() {} }),
	limit: () => ({ limit: async () => ({ success: true }) }),
	mail: () => ({ async send() {} }),
};

export default ({ kind }) => MAKE[kind]();

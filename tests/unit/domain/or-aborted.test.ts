import { expect, test } from "vitest";
import { orAborted } from "#app/domain/or-aborted.ts";

const never = new Promise<string>(() => undefined);

test("work that ends before its signal is answered as it ended", async () => {
	const { signal } = new AbortController();
	await expect(orAborted(Promise.resolve("done"), signal)).resolves.toBe("done");
	await expect(orAborted(Promise.reject(new Error("down")), signal)).rejects.toThrow("down");
	await expect(orAborted(Promise.resolve("done"))).resolves.toBe("done");
});

test("nobody waits for work longer than until its signal, whatever becomes of it", async () => {
	const stop = new AbortController();
	const hanging = orAborted(never, stop.signal);
	const { promise, reject } = Promise.withResolvers<string>();
	const failing = orAborted(promise, stop.signal);
	stop.abort();
	await expect(hanging).resolves.toBeNull();
	await expect(failing).resolves.toBeNull();
	reject(new Error("too late"));
	await expect(orAborted(never, stop.signal)).resolves.toBeNull();
	await expect(orAborted(never, AbortSignal.timeout(5))).resolves.toBeNull();
});

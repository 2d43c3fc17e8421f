import { expect, test, vi } from "vitest";
import { withBoundedBody } from "#workers/api/body-limit.ts";

/** A request whose body comes one byte at a time. */
function slowRequest(bytes: number, everyMs: number): Request {
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			await new Promise((resolve) => setTimeout(resolve, everyMs));
			controller.enqueue(new Uint8Array([120]));
			bytes -= 1;
			if (bytes === 0) controller.close();
		},
	});
	return new Request("http://prosa.test/auth", {
		method: "POST",
		body,
		duplex: "half",
	} as RequestInit);
}

test("L17 a body that drips is given up, one that comes in time is read whole", async () => {
	const startedAt = Date.now();
	expect(await withBoundedBody(slowRequest(1000, 20), "page", 100)).toBeNull();
	expect(Date.now() - startedAt).toBeLessThan(1000);
	const whole = await withBoundedBody(slowRequest(5, 1), "page", 5000);
	expect(await whole?.text()).toBe("xxxxx");
});

/** A request that says how long its body is, true or not. */
const saying = (length: string, body: string) =>
	new Request("http://prosa.test/live/visitor", {
		method: "POST",
		body,
		headers: { "content-length": length },
	});

test("L03 what a body says of its length makes it neither shorter nor longer", async () => {
	const whole = await withBoundedBody(saying("5", "abcde"), "visitor");
	expect(await whole?.text()).toBe("abcde");
	expect(await withBoundedBody(saying("5", "x".repeat(5000)), "visitor")).toBeNull();
	expect(await withBoundedBody(saying("5000", "abcde"), "visitor")).toBeNull();
	for (const odd of ["", "-1", "1e1", "five"])
		expect(await (await withBoundedBody(saying(odd, "abcde"), "visitor"))?.text()).toBe("abcde");
});

test("a small body that says its length is read in one piece; any other on its stream", async () => {
	const read = vi.spyOn(Request.prototype, "arrayBuffer");
	await withBoundedBody(saying("5", "abcde"), "webhook");
	expect(read).toHaveBeenCalledOnce();
	await withBoundedBody(saying(`${65 * 1024}`, "abcde"), "webhook");
	await withBoundedBody(slowRequest(2, 1), "webhook");
	expect(read).toHaveBeenCalledOnce();
	read.mockRestore();
});

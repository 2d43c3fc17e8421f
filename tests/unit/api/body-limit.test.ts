import { expect, test } from "vitest";
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

import { createStaticHandler, type HandleErrorFunction, isRouteErrorResponse } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { handleError } from "#app/entry.server.tsx";

/** What is told as an error of ours, in place of printing it. */
function listen() {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => log.mockRestore());
	return log;
}

const report = (error: unknown, request = new Request("http://prosa.test/about")): void => {
	const details: Partial<Parameters<HandleErrorFunction>[1]> = { request };
	handleError(error, details as Parameters<HandleErrorFunction>[1]);
};

test("a form for a page that takes none is no error in the log", async () => {
	const { query } = createStaticHandler([{ id: "about", path: "/about" }]);
	const context = await query(new Request("http://prosa.test/about", { method: "POST" }));
	const error: unknown =
		context instanceof Response ? null : Object.values(context.errors ?? {})[0];
	expect(isRouteErrorResponse(error) && error.status).toBe(405);
	const log = listen();
	report(error);
	expect(log).not.toHaveBeenCalled();
});

test("what breaks in our code is one, unless nobody waits for the answer any more", () => {
	const log = listen();
	const broken = new Error("no such table");
	report(broken);
	expect(log).toHaveBeenCalledExactlyOnceWith(broken);
	report(broken, new Request("http://prosa.test/about", { signal: AbortSignal.abort() }));
	expect(log).toHaveBeenCalledOnce();
});

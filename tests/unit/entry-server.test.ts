import {
	createStaticHandler,
	type HandleErrorFunction,
	isRouteErrorResponse,
	RouterContextProvider,
} from "react-router";
import { expect, test, vi } from "vitest";
import { requestIdContext, servicesContext } from "#app/context.ts";
import { handleError } from "#app/entry.server.tsx";

const ABOUT = "http://prosa.test/about";

/** What the log is told of errors, each with its request. */
function watchLog() {
	const log = vi.fn();
	const context = new RouterContextProvider();
	context.set(requestIdContext, "r-1");
	context.set(servicesContext, { log } as never);
	const report = (error: unknown, request = new Request(ABOUT)): void => {
		const details: Partial<Parameters<HandleErrorFunction>[1]> = { request, context };
		handleError(error, details as Parameters<HandleErrorFunction>[1]);
	};
	return { log, report };
}

test("a form for a page that takes none is no error in the log", async () => {
	const { query } = createStaticHandler([{ id: "about", path: "/about" }]);
	const answered = await query(new Request(ABOUT, { method: "POST" }));
	const error: unknown =
		answered instanceof Response ? null : Object.values(answered.errors ?? {})[0];
	expect(isRouteErrorResponse(error) && error.status).toBe(405);
	const { log, report } = watchLog();
	report(error);
	expect(log).not.toHaveBeenCalled();
});

test("what breaks in our code is one, unless nobody waits for the answer any more", () => {
	const { log, report } = watchLog();
	const broken = new Error("no such table");
	report(broken);
	expect(log).toHaveBeenCalledExactlyOnceWith({
		event: "page_failed",
		level: "error",
		requestId: "r-1",
		path: "/about",
		error: broken,
	});
	report(broken, new Request(ABOUT, { signal: AbortSignal.abort() }));
	expect(log).toHaveBeenCalledOnce();
});

import "./owner-stacks.ts";
import { act, cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { getQueryClient } from "#app/ui/query-client.ts";
import { takeToasts } from "#app/ui/toasts.ts";

// How long things take is the machine's affair; what never comes is what this ends.
configure({ asyncUtilTimeout: 10_000, getElementError: notFound });

/** A query that is asked again until it finds something would draw the whole page each time: only what is read is drawn. */
function notFound(message: string | null, container: Element): Error {
	const error = new Error(message ?? "");
	// Whoever asked is where it failed.
	Error.captureStackTrace(error, notFound);
	const get = () => [message, prettyDOM(container)].filter(Boolean).join("\n\n");
	return Object.defineProperty(error, "message", { get });
}

/** The window has none that tells anything; browsers tell whoever begins to observe once. */
class ToldOnce implements ResizeObserver {
	readonly #told: ResizeObserverCallback;
	#isOn = true;
	constructor(told: ResizeObserverCallback) {
		this.#told = told;
	}
	observe(target: Element): void {
		const { width: inlineSize, height: blockSize } = target.getBoundingClientRect();
		const size = [{ inlineSize, blockSize }];
		const contentRect = target.getBoundingClientRect();
		const boxes = { borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
		queueMicrotask(() => {
			if (this.#isOn) act(() => this.#told([{ target, contentRect, ...boxes }], this));
		});
	}
	unobserve(): void {}
	disconnect(): void {
		this.#isOn = false;
	}
}
window.ResizeObserver = ToldOnce;

// Files share one window: what a test left behind ends with it.
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	// Toasts wait for a view: nobody else's shows them.
	takeToasts(() => undefined)();
	getQueryClient().clear();
	document.documentElement.className = "";
	localStorage.clear();
	sessionStorage.clear();
	for (const cookie of document.cookie.split("; ")) {
		const [name = ""] = cookie.split("=");
		if (name !== "") document.cookie = `${name}=; path=/; max-age=0`;
	}
});

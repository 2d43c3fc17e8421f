import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { getQueryClient } from "#app/ui/query-client.ts";
import { takeToasts } from "#app/ui/toasts.ts";

// How long things take is the machine's affair; what never comes is what this ends.
configure({ asyncUtilTimeout: 10_000 });

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

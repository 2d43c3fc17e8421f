import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { pt } from "#app/ui/strings.pt.ts";

function show(error: unknown): string {
	const router = createMemoryRouter([{ path: "/", element: <ErrorPage error={error} /> }]);
	return renderToString(<RouterProvider router={router} />);
}

test("the team is said to know of what broke, not of a network that is away (screens A9)", () => {
	const broken = { status: 500, statusText: "", internal: false, data: null };
	expect(show(broken)).toContain(pt.crash.purpose);
	expect(show(new Error("boom"))).toContain(pt.crash.purpose);
	for (const words of ["Failed to fetch", "Load failed", "NetworkError when attempting to fetch"]) {
		const page = show(new TypeError(words));
		expect(page).toContain(pt.offline.purpose);
		expect(page).not.toContain("notificada");
	}
});

import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw } from "#tests/support/dom.tsx";
import CallbackPage from "#app/areas/auth/callback/callback.route.tsx";
import { pt } from "#app/areas/auth/callback/strings.pt.ts";
import { SOCIAL_FAILURES } from "#app/domain/auth/social.ts";

type Props = Parameters<typeof CallbackPage>[0];
const done = { to: "/whatsapp/instances", failure: null };

function visit(loaderData: Props["loaderData"], hash = "") {
	history.replaceState(null, "", `/auth/callback${hash}`);
	const toasts = listenToToasts();
	const props = { loaderData, params: {}, matches: [] } as unknown;
	const drawn = draw(<CallbackPage {...(props as Props)} />, { at: "/auth/callback" });
	return { ...drawn, toasts };
}

afterEach(() => history.replaceState(null, "", "/"));

test("whoever entered is told so and goes on to the page they wanted", async () => {
	const { toasts, address } = visit(done, "#_=_");
	await waitFor(() => expect(address()).toBe("/whatsapp/instances"));
	await waitFor(() => expect(toasts).toEqual(["success: Login realizado com sucesso!"]));
});

test.for(SOCIAL_FAILURES)("%s is told in its own words on the sign-in page", async (reason) => {
	const { toasts, address } = visit({ to: null, failure: { reason } });
	await waitFor(() => expect(address()).toBe("/auth"));
	await waitFor(() => expect(toasts).toEqual(["error: Erro de autenticação", pt.reasons[reason]]));
});

test("B06 a token in the address is taken out of it and refused, also for whoever is signed in", async () => {
	const { toasts, address } = visit(done, "#access_token=EAABsecrettoken&expires_in=5184000");
	await waitFor(() => expect(address()).toBe("/auth"));
	await waitFor(() =>
		expect(toasts).toEqual(["error: Erro de autenticação", "Token do Facebook inválido"]),
	);
	expect(location.href).not.toContain("EAAB");
	expect(screen.queryByText("Processando autenticação...")).toBeNull();
});

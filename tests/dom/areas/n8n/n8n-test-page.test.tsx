import { screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import N8nTestPage, { type TestOutcome } from "#app/areas/n8n/n8n-test.route.tsx";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw } from "#tests/support/dom.tsx";

function visit(outcome: TestOutcome) {
	const page = { loaderData: { address: "https://prosa.example/echo", isEcho: true } };
	const drawn = draw(<N8nTestPage {...(page as ComponentProps<typeof N8nTestPage>)} />, {
		at: "/test-n8n",
		page: { action: () => outcome },
	});
	return { ...drawn, toasts: listenToToasts() };
}
const input = () => screen.getByLabelText<HTMLTextAreaElement>("Texto do teste");

test("the answer of the webhook is text on the page, and goes to the console as it is said", async () => {
	const logged = vi.spyOn(console, "log").mockReturnValue();
	const answer = {
		status: 200,
		text: `{"input": "<b>olá</b>"}`,
		isJson: true,
		isCut: false,
		tookMs: 5,
	};
	const { toasts, user } = visit({ code: null, answer });
	await user.clear(input());
	await user.type(input(), "<b>olá</b>");
	await user.click(screen.getByRole("button", { name: "Iniciar Teste" }));
	const shown = await screen.findByRole("region", { name: "Resposta" });
	expect(shown.textContent).toContain('"input": "<b>olá</b>"');
	expect(shown.querySelector("b")).toBeNull();
	await vi.waitFor(() =>
		expect(toasts).toEqual([
			"success: Teste completo!",
			"Verifique o console para ver os detalhes da resposta.",
		]),
	);
	expect(logged).toHaveBeenCalledWith("Prosa n8n:", answer);
});

test("a test without a sign-in says so and keeps what was typed", async () => {
	const { toasts, user } = visit({ code: "not_signed_in", answer: null });
	await user.clear(input());
	await user.type(input(), "fica aqui");
	await user.click(screen.getByRole("button", { name: "Iniciar Teste" }));
	await waitFor(() =>
		expect(toasts).toEqual(["error: Erro no teste", "No access token available"]),
	);
	expect(screen.getByText("Erro no teste")).toBeDefined();
	expect(screen.getByText("No access token available")).toBeDefined();
	expect(input().value).toBe("fica aqui");
});

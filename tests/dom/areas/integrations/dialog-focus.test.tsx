import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "./page.tsx";

test("a new integration begins at the service, one of a card at what is left to say, and the focus comes back", async () => {
	const { user } = visit();
	for (const [opener, place, service] of [
		["Nova Integração", "Serviço", null],
		["Conectar OpenAI", "Nome", "openai"],
	] as const) {
		const button = await screen.findByRole("button", { name: opener });
		button.focus();
		await user.keyboard("{Enter}");
		const form = within(await screen.findByRole("dialog"));
		await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(place)));
		if (service) expect(form.getByLabelText("Serviço")).toHaveProperty("value", service);
		await user.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await waitFor(() => expect(document.activeElement).toBe(button));
	}
});

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { drawSettings } from "./drawn-settings.tsx";

const section = () => within(screen.getByRole("region"));

test("J14 who is no admin takes along only what is kept about them", async () => {
	await drawSettings("#dados", () => null, [], "manager");
	const [own, ...others] = section().getAllByRole("button");
	expect(own?.textContent).toBe("Exportar meus dados");
	expect(own?.closest("form")?.getAttribute("action")).toBe("/api/personal-data/me");
	expect(others).toEqual([]);
	// Where the workspace is concerns everybody who works in it.
	expect(section().getByText("América do Sul")).toBeTruthy();
});

test("a workspace is deleted by its name and a second question; a refusal says why", async () => {
	const toasts = listenToToasts();
	const { user, posts } = await drawSettings("#dados", () => "conflict", [], "admin");
	const button = () =>
		section().getByRole<HTMLButtonElement>("button", { name: "Excluir workspace" });
	const name = section().getByLabelText('Digite "Loja Aurora" para confirmar');
	await user.type(name, "Loja");
	expect(button().disabled).toBe(true);
	await user.type(name, " Aurora");
	await user.click(button());
	expect(posts).toEqual([]);
	const question = within(await screen.findByRole("alertdialog"));
	await user.click(question.getByRole("button", { name: "Excluir para sempre" }));
	await waitFor(() => expect(posts).toEqual([{ intent: "delete-workspace", name: "Loja Aurora" }]));
	await waitFor(() => expect(toasts.at(-1)).toContain("cuidam da instalação"));
});

test("who keeps the workspace after all stands on the button that asked", async () => {
	const { user } = await drawSettings("#dados", () => null, [], "admin");
	await user.type(section().getByLabelText('Digite "Loja Aurora" para confirmar'), "Loja Aurora");
	await expectFocusBack(user, "app/areas/settings/data-section.tsx#ConfirmDialog", {
		from: () => section().getByRole("button", { name: "Excluir workspace" }),
	});
});

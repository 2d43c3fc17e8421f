import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { drawSettings } from "./drawn-settings.tsx";

const select = () => screen.getByLabelText("Guardar arquivos por");

test("a time that lets files go is asked about, a longer one is saved at once", async () => {
	const { user, posts } = await drawSettings(
		"#dados",
		({ days }, kept) => {
			kept.profile.fileDays = days === "90" ? 90 : null;
			return null;
		},
		[],
		"admin",
	);
	expect(select()).toHaveProperty("value", "");
	await user.selectOptions(select(), "90 dias");
	const question = within(await screen.findByRole("alertdialog"));
	expect(posts).toEqual([]);
	await user.click(question.getByRole("button", { name: "Cancelar" }));
	await waitFor(() => expect(select()).toHaveProperty("value", ""));
	await user.selectOptions(select(), "90 dias");
	const again = within(await screen.findByRole("alertdialog"));
	await user.click(again.getByRole("button", { name: "Mudar o prazo" }));
	await waitFor(() => expect(posts).toEqual([{ intent: "file-days", days: "90" }]));
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	await user.selectOptions(select(), "Sempre");
	await waitFor(() => expect(posts.at(-1)).toEqual({ intent: "file-days", days: "" }));
});

test("a refusal leaves the time as it was", async () => {
	const { user } = await drawSettings("#dados", () => "unavailable", [], "admin");
	await user.selectOptions(select(), "1 ano");
	const question = within(await screen.findByRole("alertdialog"));
	await user.click(question.getByRole("button", { name: "Mudar o prazo" }));
	await waitFor(() => expect(select()).toHaveProperty("value", ""));
});

test("who is no admin has no choice", async () => {
	await drawSettings("#dados", () => null, [], "manager");
	expect(screen.queryByLabelText("Guardar arquivos por")).toBeNull();
});

test("the question about a shorter time gives the focus back (screens A5)", async () => {
	const { user } = await drawSettings("#dados", () => null, [], "admin");
	await expectFocusBack(user, "app/areas/settings/file-lifetime.tsx#ConfirmDialog", {
		from: select,
		open: (from) => user.selectOptions(from, "90 dias"),
	});
});

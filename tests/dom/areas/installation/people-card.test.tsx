import { screen } from "@testing-library/react";
import { test } from "vitest";
import { PeopleCard } from "#app/areas/installation/people-card.tsx";
import type { InstallationView } from "#app/contracts/installation.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

test("a link of a new password is shown once, and the focus comes back to what made it", async () => {
	const view = { mail: "none", signUpMode: "open", hasPlanLimits: false };
	const { user } = draw(<PeopleCard view={view as InstallationView} />, {
		page: { action: () => ({ code: null, link: "https://prosa.example/reset#x" }) },
	});
	await user.type(screen.getByLabelText("E-mail da conta"), "ana@loja.test");
	await expectFocusBack(user, "app/areas/installation/people-card.tsx#SecretDialog", {
		from: () => screen.getByRole("button", { name: "Criar link" }),
	});
});

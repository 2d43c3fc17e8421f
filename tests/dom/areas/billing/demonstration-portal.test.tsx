import { screen } from "@testing-library/react";
import { test } from "vitest";
import DemonstrationPortalPage from "#app/areas/billing/demonstration-portal.route.tsx";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

test("who keeps the subscription after all stands on the button that asked", async () => {
	const portal = { plan: "premium", endsAt: 0, isCancelled: false, isOver: false };
	const props = { loaderData: { portal } } as unknown;
	const { user } = draw(
		<DemonstrationPortalPage {...(props as Parameters<typeof DemonstrationPortalPage>[0])} />,
	);
	await expectFocusBack(user, "app/areas/billing/demonstration-portal.route.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: "Cancelar assinatura" }),
	});
});

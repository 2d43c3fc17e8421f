import { screen } from "@testing-library/react";
import { test } from "vitest";
import { AgentMenu } from "#app/areas/agents/list/agent-menu.tsx";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";
import { summary } from "#tests/unit/areas/agents/views.ts";

test("the question of an agent's menu gives the focus back to its button (screens A5)", async () => {
	const { user } = draw(<AgentMenu agent={summary()} mayManage />, { at: "/agents" });
	await expectFocusBack(user, "app/areas/agents/remove-dialog.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: /^Mais opções: / }),
		item: "Excluir",
	});
});

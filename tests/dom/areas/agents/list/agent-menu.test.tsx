import { screen } from "@testing-library/react";
import { test } from "vitest";
import { AgentMenu } from "#app/areas/agents/list/agent-menu.tsx";
import { expectFocusBack } from "#tests/support/dom-menu.ts";
import { draw } from "#tests/support/dom.tsx";
import { summary } from "#tests/unit/areas/agents/views.ts";

test("the question of an agent's menu gives the focus back to its button (screens A5)", async () => {
	const { user } = draw(<AgentMenu agent={summary()} mayManage />, { at: "/agents" });
	const button = () => screen.getByRole("button", { name: /^Mais opções: / });
	await expectFocusBack(user, button, ["Excluir"]);
});

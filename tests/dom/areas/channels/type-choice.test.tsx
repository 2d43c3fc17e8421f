import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import ChannelNewPage from "#app/areas/channels/channel-new.route.tsx";
import { draw } from "#tests/support/dom.tsx";

function drawChoice(offered: string[], mayAddWays: boolean) {
	const props = {
		loaderData: { offered, mayAddWays, type: null },
		actionData: undefined,
	} as unknown;
	draw(<ChannelNewPage {...(props as Parameters<typeof ChannelNewPage>[0])} />, {
		at: "/channels/new",
	});
}

test("a type that needs an app of Meta says so, and leads admins to where it is added", () => {
	drawChoice(["webchat", "telegram"], true);
	expect(screen.getAllByText("Precisa de um app da Meta")).toHaveLength(2);
	const links = screen.getAllByRole("link", { name: /^Adicionar o app da Meta: / });
	expect(links.map((link) => link.getAttribute("href"))).toEqual([
		"/whatsapp/gateways#meta-app",
		"/whatsapp/gateways#meta-app",
	]);
});

test("others are told who adds it; with an app nothing is missing", () => {
	drawChoice(["webchat", "telegram"], false);
	expect(screen.queryByRole("link", { name: /app da Meta/ })).toBeNull();
	expect(screen.getAllByText(/Um administrador o adiciona/)).toHaveLength(2);
});

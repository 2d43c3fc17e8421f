import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SetupTabs } from "#app/areas/channels/setup/setup-tabs.tsx";
import { draw } from "#tests/support/dom.tsx";

const tabs = (label: string) =>
	within(screen.getByRole("navigation", { name: label }))
		.getAllByRole("link")
		.map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-current")]);

test("the WhatsApp pages are links of one row, and the present one is marked", () => {
	draw(<SetupTabs />, { at: "/whatsapp/connections" });
	expect(tabs("Páginas do WhatsApp")).toEqual([
		["Visão geral", "/whatsapp/overview", null],
		["Instâncias", "/whatsapp/instances", null],
		["QR Codes", "/whatsapp/qr-codes", null],
		["Conexões", "/whatsapp/connections", "page"],
		["Análises", "/whatsapp/analytics-dashboard", null],
		["Suporte", "/whatsapp/support", null],
	]);
});

test("they speak English", () => {
	draw(<SetupTabs />, { at: "/whatsapp", locale: "en" });
	expect(tabs("WhatsApp pages").map(([title]) => title)).toContain("Connections");
});

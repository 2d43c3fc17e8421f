import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { accountView, campaignView } from "#tests/unit/areas/facebook/views.tsx";
import AdsPage from "#app/areas/facebook/ads/ads.route.tsx";
import { visit } from "./page.tsx";

test("a switch of the settings counts at once and says so; the other one stays", async () => {
	let settings = { isTokenValidationOn: true, isHourlySyncOn: true };
	const { user, sent, toasts } = visit(AdsPage, "/facebook/ads?tab=configuracoes", {
		read: () => ({
			isConfigured: true,
			accounts: [accountView()],
			campaigns: [campaignView()],
			nextAfter: null,
			counts: { total: 1, active: 1 },
			settings,
			mayManage: true,
			now: 1000,
		}),
		answer: (form) => {
			settings = {
				isTokenValidationOn: form["isTokenValidationOn"] === "on",
				isHourlySyncOn: form["isHourlySyncOn"] === "on",
			};
			return {};
		},
	});
	const isOn = (name: string) =>
		screen.getByRole("switch", { name }).getAttribute("aria-checked") === "true";
	const hourly = "Sincronização automática a cada hora";
	await user.click(await screen.findByRole("switch", { name: hourly }));
	await waitFor(() => expect(toasts).toEqual(["success: Configurações salvas"]));
	expect(sent).toEqual([{ intent: "settings", isTokenValidationOn: "on" }]);
	expect([isOn(hourly), isOn("Validação automática de token")]).toEqual([false, true]);
});

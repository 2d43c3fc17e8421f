import { type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { AccountView, CampaignView, PixelView, SyncView } from "#app/contracts/facebook.ts";
import { PreferencesProvider } from "#app/i18n/preferences.tsx";
import { AppTheme } from "#app/ui/theme.tsx";

export const accountView = (overrides: Partial<AccountView> = {}): AccountView => ({
	accountId: "1122334455667788",
	name: "Loja SP",
	accountStatus: 1,
	amountSpent: "1234567",
	balance: "8950",
	currency: "BRL",
	businessName: null,
	timezoneName: "America/Sao_Paulo",
	permissions: ["ads_read"],
	isTokenRefused: false,
	insights: null,
	lastSyncAt: null,
	syncs: [],
	...overrides,
});

export const pixelView = (overrides: Partial<PixelView> = {}): PixelView => ({
	accountId: "1122334455667788",
	pixelId: "987654321012345",
	name: "Pixel Loja",
	isUnavailable: false,
	creationTime: Date.UTC(2024, 1, 11, 13),
	lastFiredTime: null,
	enableAutomaticMatching: true,
	isCrm: false,
	dataUseSetting: "ADVERTISING_AND_ANALYTICS",
	firstPartyCookieStatus: "FIRST_PARTY_COOKIE_ENABLED",
	code: "<script>fbq('init','1')</script>",
	lastSyncAt: 5000,
	...overrides,
});

export const campaignView = (overrides: Partial<CampaignView> = {}): CampaignView => ({
	id: "120000000000001",
	accountId: "1122334455667788",
	name: "Natal",
	objective: "OUTCOME_SALES",
	status: "active",
	dailyBudget: "5000",
	lifetimeBudget: null,
	currency: "BRL",
	createdAt: Date.UTC(2026, 10, 1, 12),
	...overrides,
});

export const syncView = (overrides: Partial<SyncView> = {}): SyncView => ({
	kind: "campaigns",
	state: "running",
	doneCount: 0,
	error: null,
	startedAt: 0,
	updatedAt: 0,
	...overrides,
});

/** A part of a page as the server draws it; non-breaking spaces of money as plain ones. */
export function render(part: ReactNode, locale: "pt" | "en" = "pt", path = "/"): string {
	const router = createMemoryRouter([{ path: "*", element: part }], { initialEntries: [path] });
	return renderToStaticMarkup(
		<PreferencesProvider value={{ locale, timeZone: "America/Sao_Paulo" }}>
			<AppTheme>
				<RouterProvider router={router} />
			</AppTheme>
		</PreferencesProvider>,
	).replaceAll("\u00a0", " ");
}

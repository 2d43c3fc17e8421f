/** Ad accounts that are there from the start, one for each case a screen shows. */
import type { AdAccount, AdCampaign, AdPixel } from "./state.ts";

const OBJECTIVES = ["OUTCOME_SALES", "OUTCOME_LEADS", "OUTCOME_TRAFFIC", "OUTCOME_ENGAGEMENT"];
const STATUSES = ["ACTIVE", "PAUSED", "ACTIVE", "ARCHIVED"];

/** Oldest first by id; every third one has its budget in its ad sets. */
export function makeCampaigns(accountId: string, count: number): AdCampaign[] {
	return Array.from({ length: count }, (_, n): AdCampaign => {
		const minute = String(n % 60).padStart(2, "0");
		const hour = String(Math.floor(n / 60) % 24).padStart(2, "0");
		const day = String(1 + (Math.floor(n / 1440) % 28)).padStart(2, "0");
		return {
			id: `23${accountId.slice(-8)}${String(n).padStart(6, "0")}`,
			name: `Campanha ${n + 1}`,
			objective: OBJECTIVES[n % OBJECTIVES.length] ?? "OUTCOME_SALES",
			status: STATUSES[n % STATUSES.length] ?? "ACTIVE",
			...(n % 3 === 0 ? { dailyBudget: String(5_000 + n) } : {}),
			...(n % 3 === 1 ? { lifetimeBudget: String(250_000 + n) } : {}),
			createdTime: `2026-10-${day}T${hour}:${minute}:00-0300`,
		};
	});
}

export const makePixels = (accountId: string, count: number): AdPixel[] =>
	Array.from({ length: count }, (_, n): AdPixel => ({
		id: `98${accountId.slice(-10)}${String(n).padStart(3, "0")}`,
		name: n === 0 ? "Pixel da Loja" : `Pixel ${n + 1}`,
		...(n % 3 === 1 ? {} : { lastFiredTime: "2026-11-20T17:58:03-0300" }),
		enableAutomaticMatching: n % 2 === 0,
		isCrm: n % 3 === 2,
		isUnavailable: n % 3 === 1,
	}));

/** An account as a test orders it; what is not named is as it mostly is. */
export function makeAccount(
	given: Partial<Omit<AdAccount, "campaigns" | "pixels">> & {
		accountId: string;
		/** How many. */
		campaigns?: number;
		pixels?: number;
	},
): AdAccount {
	const { accountId, campaigns = 8, pixels = 3, ...rest } = given;
	return {
		accountId,
		name: `Conta ${accountId.slice(-4)}`,
		accountStatus: 1,
		amountSpent: "1234567",
		balance: "8950",
		currency: "BRL",
		businessName: "Loja SP LTDA",
		timezoneName: "America/Sao_Paulo",
		insights: { spend: "3456.78", reach: "45210", impressions: "98760", clicks: "3210" },
		...rest,
		campaigns: makeCampaigns(accountId, campaigns),
		pixels: makePixels(accountId, pixels),
	};
}

export const seedAccounts = (): AdAccount[] => [
	makeAccount({ accountId: "1122334455667788", name: "Loja SP" }),
	makeAccount({
		accountId: "2233445566778899",
		name: "Loja Lisboa",
		currency: "EUR",
		amountSpent: "450050",
		balance: "0",
		timezoneName: "Europe/Lisbon",
		campaigns: 3,
		pixels: 1,
	}),
	makeAccount({
		accountId: "3344556677889900",
		name: "Loja Osaka",
		currency: "JPY",
		amountSpent: "98765",
		balance: "1200",
		timezoneName: "Asia/Tokyo",
		campaigns: 2,
		pixels: 1,
	}),
	makeAccount({
		accountId: "4455667788990011",
		name: "Conta parada",
		accountStatus: 2,
		campaigns: 0,
		pixels: 0,
	}),
	makeAccount({
		accountId: "5000500050005000",
		name: "Conta enorme",
		campaigns: 5_000,
		pixels: 60,
	}),
];

import { expect, test, vi } from "vitest";
import { action, loader } from "#app/areas/facebook/ads/ads.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, valueOf } from "../../route-args.ts";
import { accountView } from "../views.tsx";

const act = (form: Record<string, string>, services: object) =>
	action(routeArgs({ services, form, signedIn: signedInAs("manager") }));

test("the address names the page of the list and the status that is wanted", async () => {
	const read = vi.fn<(...args: unknown[]) => unknown>(async () => ({ isConfigured: true }));
	const open = (path: string) =>
		loader(
			routeArgs({ services: { facebookAds: { read } }, path, signedIn: signedInAs("viewer") }),
		);
	expect(await open("/facebook/ads?status=paused&after=abc")).toMatchObject({ mayManage: false });
	expect(read).toHaveBeenCalledWith(expect.anything(), { after: "abc", status: "paused" });
	await open("/facebook/ads");
	expect(read).toHaveBeenLastCalledWith(expect.anything(), { after: null, status: null });
});

test("a switch that is not sent is off", async () => {
	const saveSettings = vi.fn<(...args: unknown[]) => unknown>(async () => ok(null));
	const services = { facebookAds: { saveSettings } };
	const answered = await act({ intent: "settings", isHourlySyncOn: "on" }, services);
	expect(saveSettings).toHaveBeenCalledWith(expect.anything(), {
		isTokenValidationOn: false,
		isHourlySyncOn: true,
	});
	expect(valueOf(answered)).toEqual({ intent: "settings", code: null });
	const refused = await act(
		{ intent: "settings" },
		{ facebookAds: { saveSettings: async () => fail("forbidden") } },
	);
	expect(outcomeOf(refused).status).toBe(403);
});

test("campaigns of every account are read; one that refuses does not keep the others", async () => {
	const start = vi.fn<(...args: unknown[]) => unknown>(async (_member, accountId) =>
		accountId === "11111" ? fail("facebook_token_invalid") : ok(null),
	);
	const sync = (ids: string[]) =>
		act(
			{ intent: "sync-campaigns" },
			{
				facebookSync: { start },
				facebookAccounts: {
					overview: async () => ({
						accounts: ids.map((accountId) => accountView({ accountId })),
					}),
				},
			},
		);
	expect(valueOf(await sync(["11111", "22222"]))).toMatchObject({ code: null });
	expect(start.mock.calls.map(([, ...rest]) => rest)).toEqual([
		["11111", "campaigns"],
		["22222", "campaigns"],
	]);
	expect(valueOf(await sync(["11111"]))).toMatchObject({ code: "facebook_token_invalid" });
	expect(valueOf(await sync([]))).toMatchObject({ code: "facebook_not_configured" });
	expect(valueOf(await act({ intent: "launch" }, {}))).toEqual({
		intent: null,
		code: "invalid_request",
	});
});

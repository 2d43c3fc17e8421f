import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NoticesTab } from "#app/areas/channels/instance-settings/notices-tab.tsx";
import { draw } from "#tests/support/dom.tsx";

afterEach(() => vi.unstubAllGlobals());

function visit(answer: () => Response) {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (input: string) => {
		asked.push(input);
		return answer();
	});
	return { ...draw(<NoticesTab instanceId="c1" />), asked };
}

test("what Meta said last is told in words, and a word of tomorrow as it comes", async () => {
	const { asked } = visit(() =>
		Response.json({
			notices: [
				{
					kind: "account",
					at: 1_790_000_000_000,
					phone: null,
					event: "ACCOUNT_RESTRICTION",
					details: ["RESTRICTED_BIZ_INITIATED_MESSAGING"],
					until: 1_790_100_000_000,
				},
				{ kind: "quality", at: 1, phone: "5511", event: "FLAGGED", limit: "TIER_2K" },
				{ kind: "of_tomorrow", at: 0, event: "NEWS" },
				{ kind: 7 },
			],
		}),
	);
	const list = await screen.findByRole("list", { name: "Avisos da Meta" });
	expect(asked).toEqual(["/api/channels/c1/notices"]);
	const [account, quality, tomorrow] = within(list).getAllByRole("listitem");
	expect(account?.textContent).toContain("Conta do WhatsApp Business");
	expect(account?.textContent).toContain("RESTRICTED_BIZ_INITIATED_MESSAGING · até");
	expect(account?.textContent).toContain("Restrita");
	expect(quality?.textContent).toContain("Limite: 2.000 pessoas por dia");
	expect(tomorrow?.textContent).toBe("of_tomorrowNEWS");
	expect(within(list).getAllByRole("listitem")).toHaveLength(3);
});

test("no notice says what will come here, and a failure can be tried again", async () => {
	let isAway = true;
	const { user } = visit(() =>
		isAway ? new Response("{}", { status: 503 }) : Response.json({ notices: [] }),
	);
	const again = await screen.findByRole("button", { name: "Tentar novamente" }, { timeout: 9_000 });
	isAway = false;
	await user.click(again);
	expect(await screen.findByText("Nenhum aviso da Meta")).toBeDefined();
}, 20_000);

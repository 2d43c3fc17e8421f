import { expect, test } from "vitest";
import { tabTitle } from "#app/inbox/tab-title.ts";

test("the tab counts what is unread, up to a number that still fits", () => {
	expect(tabTitle("Vendas", 0, "Prosa")).toBe("Vendas · Prosa");
	expect(tabTitle("Vendas", 3, "Prosa")).toBe("(3) Vendas · Prosa");
	expect(tabTitle("Vendas", 100, "Prosa")).toBe("(99+) Vendas · Prosa");
});

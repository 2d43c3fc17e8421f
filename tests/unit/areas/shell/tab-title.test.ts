import { expect, test } from "vitest";
import { withUnread } from "#app/areas/shell/tab-title.ts";

test("a tab's title begins with the number of unread conversations, up to 99+, and takes a new one in its place", () => {
	expect(withUnread("Vendas · Prosa", 0)).toBe("Vendas · Prosa");
	expect(withUnread("Vendas · Prosa", 3)).toBe("(3) Vendas · Prosa");
	expect(withUnread("(3) Vendas · Prosa", 100)).toBe("(99+) Vendas · Prosa");
	expect(withUnread("(99+) Vendas · Prosa", 0)).toBe("Vendas · Prosa");
	expect(withUnread("(Novo) Vendas · Prosa", 1)).toBe("(1) (Novo) Vendas · Prosa");
});

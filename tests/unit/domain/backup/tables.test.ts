import { expect, test } from "vitest";
import { isCopied, LEFT_OUT } from "#app/domain/backup/tables.ts";
import { listStoredTables } from "#tests/support/stored-tables.ts";

test("what a backup leaves out are tables there are", () => {
	for (const name of Object.keys(LEFT_OUT)) expect(listStoredTables(), name).toContain(name);
});

test("no sign-in, key or link is copied, and every table a newer release adds is", () => {
	expect(["sign_ins", "operator_keys", "password_resets"].filter(isCopied)).toEqual([]);
	expect(["users", "workspaces", "channels", "made_later"].filter(isCopied)).toHaveLength(4);
});

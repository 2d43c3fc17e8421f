import { beforeAll, expect, test } from "vitest";
import { callEvolution, upsertBody } from "#tests/support/evolution-call.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { createShop, type Shop } from "#tests/support/two-workspaces.ts";

let shop: Shop;
beforeAll(async () => {
	await migrate();
	shop = await createShop();
});

const linkOf = async (messageId: string) => {
	const found = await instanceOf(shop.channelId).linkOf(shop.workspaceId, messageId);
	return found.ok ? found.value.link : found.code;
};
async function receive(text: string): Promise<string> {
	const id = `IN${crypto.randomUUID()}`;
	await callEvolution(shop.channelId, upsertBody(shop.channelId, { id, text }));
	return id;
}

test("a stranger's link is looked at once somebody answered them: the look tells them that it was read", async () => {
	const id = await receive("Veja https://loja.example/a");
	expect(await linkOf(id)).toBeNull();
	const { workspaceId, contactId } = shop;
	const said = { id: uuidv7(), contactId, text: "Vi: https://loja.example/b" };
	await instanceOf(shop.channelId).send(workspaceId, "Ana", said);
	expect(await linkOf(id)).toBe("https://loja.example/a");
	expect(await linkOf(said.id)).toBe("https://loja.example/b");
	expect(await linkOf(await receive("https://loja.example/reset?token=1"))).toBeNull();
	expect(await linkOf("unknown")).toBe("not_found");
});

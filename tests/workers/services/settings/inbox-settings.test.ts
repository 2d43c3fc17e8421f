import { beforeAll, expect, test } from "vitest";
import type { ContactPage } from "#app/contracts/whatsapp.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { createMember, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { ask, createShop, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

test("E02 where a workspace chose so, a first answer claims nothing; admins and managers choose, and the next answer obeys", async () => {
	const shop = await createShop();
	const operator = await createMember(shop.workspaceId, "operator");
	const { inboxSettings } = services();
	const contacts = `/api/channels/${shop.channelId}/contacts`;
	const answer = async (by: TestMember) => {
		const body = { id: uuidv7(), contactId: shop.contactId, text: "Tem sim!" };
		const sent = await ask(by, "POST", `/api/channels/${shop.channelId}/messages`, body);
		expect(sent.status).toBe(202);
		const page = await (await ask(by, "GET", contacts)).json<ContactPage>();
		return page.contacts[0]?.assignee?.memberId;
	};
	expect(await inboxSettings.saveClaiming(await findSignedIn(operator), false)).toMatchObject({
		code: "forbidden",
	});
	await inboxSettings.saveClaiming(await findSignedIn(shop.member), false);
	expect(await answer(operator)).toBeUndefined();
	await inboxSettings.saveClaiming(await findSignedIn(shop.member), true);
	expect(await answer(operator)).toBe(operator.memberId);
});

import { expect, test } from "vitest";
import { loader } from "#app/areas/dev/outbox.route.tsx";
import { routeArgs, thrownBy } from "../route-args.ts";

test("where mail is really sent there is no outbox", async () => {
	const mails = { list: () => Promise.resolve(null) };
	expect(await thrownBy(() => loader(routeArgs({ services: { mails } })))).toMatchObject({
		status: 404,
	});
});

test("the page gets the plain text of a mail and not its HTML", async () => {
	const mail = { id: "1", to: "a@x.com", subject: "Oi", text: "t", html: "<b>t</b>", at: 1 };
	const mails = { list: () => Promise.resolve([mail]) };
	const loaded = await loader(routeArgs({ services: { mails } }));
	expect(loaded.mails).toEqual([{ id: "1", to: "a@x.com", subject: "Oi", text: "t", at: 1 }]);
});

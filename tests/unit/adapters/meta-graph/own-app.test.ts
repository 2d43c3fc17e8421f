import { expect, test } from "vitest";
import {
	metaAppPath,
	openMetaAppPath,
	proveMetaApp,
} from "#workers/adapters/meta-graph/own-app.ts";

const APP = { appId: "123456789012345", secret: "0123456789abcdef0123456789abcdef" };

test("I21 an own app's address opens with the present and earlier master keys, and no guess does", () => {
	const segment = metaAppPath("key-1", "app-1").split("/").at(-1) ?? "";
	expect(openMetaAppPath(["key-1"], segment)).toBe("app-1");
	expect(openMetaAppPath(["key-2", "key-1"], segment)).toBe("app-1");
	expect(openMetaAppPath(["key-2"], segment)).toBeNull();
	for (const guess of [
		"",
		"app-1",
		"app-1.",
		`app-2.${segment.split(".")[1]}`,
		`${segment}x`,
		"../x",
	])
		expect(openMetaAppPath(["key-1"], guess), guess).toBeNull();
});

test("J19 id and secret are proved with Meta in a header, never in an address", async () => {
	const sent: { url: string; init: RequestInit }[] = [];
	const prove = (answer: () => Promise<Response>) =>
		proveMetaApp(
			{
				baseUrl: "https://graph.facebook.com",
				allowedPrivateHosts: [],
				fetch: (url, init) => {
					sent.push({ url, init });
					return answer();
				},
			},
			"v26.0",
			APP,
		);
	const json = (status: number, body: unknown) => async () => Response.json(body, { status });
	expect(await prove(json(200, { id: APP.appId }))).toBe("proved");
	expect(await prove(json(200, { id: "999" }))).toBe("refused");
	expect(await prove(json(400, { error: { code: 190 } }))).toBe("refused");
	expect(await prove(json(500, {}))).toBe("unreachable");
	expect(await prove(() => Promise.reject(new TypeError("reset")))).toBe("unreachable");
	expect(sent[0]?.url).toBe(`https://graph.facebook.com/v26.0/${APP.appId}?fields=id`);
	expect(sent.some(({ url }) => url.includes(APP.secret))).toBe(false);
});

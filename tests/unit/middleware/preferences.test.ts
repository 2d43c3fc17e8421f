import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { preferencesContext } from "#app/context.ts";
import { parsePreferences, preferencesMiddleware } from "#app/middleware/preferences.ts";

const parse = (cookie: string) =>
	parsePreferences(new Request("http://own.example/", { headers: { cookie } }));
const DEFAULTS = {
	locale: "pt",
	theme: null,
	timeZone: "America/Sao_Paulo",
	sidebarOpen: true,
	menuGroups: [],
	hidesSteps: false,
};

test("without cookies the page is Portuguese, in São Paulo, in the system's theme", () => {
	expect(parse("")).toEqual(DEFAULTS);
});

test("what was chosen is kept", () => {
	const cookie =
		"prosa.lang=en; prosa.theme=dark; prosa.tz=Europe%2FLisbon; prosa.sidebar=closed; prosa.menu=team.whatsapp; prosa.steps=hidden";
	expect(parse(cookie)).toEqual({
		locale: "en",
		theme: "dark",
		timeZone: "Europe/Lisbon",
		sidebarOpen: false,
		menuGroups: ["whatsapp", "team"],
		hidesSteps: true,
	});
});

test.each([
	"prosa.lang=fr; prosa.theme=blue; prosa.tz=Mars/Base; prosa.sidebar=x; prosa.menu=all; prosa.steps=1",
	"prosa.lang=%00; prosa.theme=%ff; prosa.tz=%zz; prosa.sidebar=; prosa.menu=%ff; prosa.steps=%00",
	"prosa.tz=%2B03%3A00",
	`prosa.tz=${"A".repeat(5000)}`,
	"xprosa.lang=en; prosa.langx=en; theme=dark",
	";;;===; prosa.lang",
])("A08 only allowed values count: %j", (cookie) => {
	expect(parse(cookie)).toEqual(DEFAULTS);
});

test("the middleware sets them for every route", async () => {
	const context = new RouterContextProvider();
	const request = new Request("http://own.example/", { headers: { cookie: "prosa.lang=en" } });
	const args = { request, context, params: {}, url: new URL(request.url), pattern: "/" };
	await preferencesMiddleware(args as never, async () => new Response());
	expect(context.get(preferencesContext).locale).toBe("en");
});

import { expect, test } from "vitest";
import {
	defaultWebchatOptions,
	MAX_ALLOWED_ORIGINS,
	parseWebchatOptions,
	readWebchatOptions,
} from "#app/domain/channels/webchat.ts";

const options = defaultWebchatOptions();

test("what a new webchat begins with is good as it stands, in both languages", () => {
	for (const locale of ["pt", "en"] as const) {
		const defaults = defaultWebchatOptions(locale);
		expect(parseWebchatOptions(defaults)).toEqual({ ok: true, value: defaults });
	}
});

test.for([
	[{ color: "red" }, "color_invalid"],
	[{ color: "#fff" }, "color_invalid"],
	[{ color: "#3e63dd;}" }, "color_invalid"],
	[{ greeting: "  " }, "greeting_invalid"],
	[{ greeting: "x".repeat(301) }, "greeting_invalid"],
	[{ greeting: 7 }, "greeting_invalid"],
	[{ hours: { timeZone: "Nowhere/Land", open: [] } }, "hours_invalid"],
	[
		{ hours: { timeZone: "America/Sao_Paulo", open: [{ day: 7, from: 0, to: 1 }] } },
		"hours_invalid",
	],
	[{ hours: { timeZone: "America/Sao_Paulo", open: [] }, awayMessage: "" }, "away_invalid"],
	[{ allowedOrigins: ["https://loja.com.br/caminho"] }, "origin_invalid"],
	[{ allowedOrigins: ["https://ok.com.br", "javascript:alert(1)"] }, "origin_invalid"],
	[
		{
			allowedOrigins: Array.from(
				{ length: MAX_ALLOWED_ORIGINS + 1 },
				(_, n) => `https://s${n}.com`,
			),
		},
		"origin_invalid",
	],
	[{ locale: "fr" }, "invalid_request"],
	[{ showsAuthors: "yes" }, "invalid_request"],
	[{ preChat: "name" }, "invalid_request"],
] as const)("%j is refused as %s", ([part, code]) => {
	expect(parseWebchatOptions({ ...options, ...part })).toMatchObject({ ok: false, code });
});

test("origins, fields and the colour are brought into one form", () => {
	const parsed = parseWebchatOptions({
		...options,
		color: "#AABBCC",
		preChat: ["phone", "name", "phone", "card"],
		allowedOrigins: [" https://Loja.com.br/ ", "https://loja.com.br", "http://localhost:3000"],
	});
	expect(parsed).toMatchObject({
		ok: true,
		value: {
			color: "#aabbcc",
			preChat: ["name", "phone"],
			allowedOrigins: ["https://loja.com.br", "http://localhost:3000"],
		},
	});
});

test("stored options that lack what came later, or are broken, read as defaults", () => {
	expect(readWebchatOptions(null)).toEqual(options);
	expect(readWebchatOptions("{")).toEqual(options);
	expect(readWebchatOptions('{"color":"#112233"}')).toEqual({ ...options, color: "#112233" });
	expect(readWebchatOptions('{"color":"nothing"}')).toEqual(options);
});

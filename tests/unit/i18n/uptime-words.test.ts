import { expect, test } from "vitest";
import { en as channelsEn } from "#app/areas/channels/strings.en.ts";
import { pt as channelsPt } from "#app/areas/channels/strings.pt.ts";
import { en as numbersEn } from "#app/areas/channels/dashboard/strings.en.ts";
import { pt as numbersPt } from "#app/areas/channels/dashboard/strings.pt.ts";

const linesOf = (words: object): string[] =>
	Object.entries(words).flatMap(([name, value]) =>
		typeof value === "string" ? (name === "uptime" ? [value] : []) : linesOf(value as object),
	);

test.each([
	[channelsPt, numbersPt],
	[channelsEn, numbersEn],
])(
	"two figures of uptime have two names: of today, and since the number was linked (inbox B6)",
	(channels, numbers) => {
		const [ofToday, sinceLinked] = [linesOf(channels), linesOf(numbers)];
		expect(ofToday.length).toBeGreaterThan(0);
		expect(sinceLinked.length).toBeGreaterThan(0);
		expect(ofToday.filter((line) => sinceLinked.includes(line))).toEqual([]);
		expect(ofToday.every((line) => /hoje|today/iu.test(line))).toBe(true);
	},
);

import { expect, test } from "vitest";
import {
	lineOfReferral,
	MAX_TOUCHES,
	newestAdTouch,
	parseFromAdLine,
	readReferral,
	storeTouches,
	type Touch,
	touchesIn,
} from "#app/domain/inbox/referral.ts";

const TOLD = {
	kind: "ad",
	sourceId: "120226305854810726",
	url: "https://fb.me/3cr4Wqqkv",
	headline: "Fale com a gente",
	body: "Tênis de corrida",
	greeting: "Oi! Como podemos ajudar?",
	pictureUrl: "https://scontent.xx.fbcdn.net/v/ad.jpg",
	clickId: "Aff-n8ZTODiE79d22KtAwQKj9e_mIEOOj27vDVwFjN80dp4_0N",
	ref: "verao",
};

test("what an ad says is kept as it says it", () => {
	expect(readReferral(TOLD)).toEqual(TOLD);
	expect(readReferral({ ...TOLD, kind: "post" })?.kind).toBe("post");
	expect(readReferral({ sourceId: "123" })).toMatchObject({ kind: "ad", headline: "", url: null });
});

test("I22 a forged referral has no word that is longer, no id but digits, and no address but a plain one", () => {
	const odd = readReferral({
		kind: { is: "ad" },
		sourceId: "12 OR 1=1",
		url: "javascript:alert(1)",
		headline: "x".repeat(10_000),
		body: "a\0b",
		pictureUrl: "https://user@169.254.169.254/latest",
		clickId: "<script>",
		ref: 7,
	});
	expect(odd).toEqual({
		kind: "ad",
		sourceId: null,
		url: null,
		headline: "x".repeat(500),
		body: "ab",
		greeting: "",
		pictureUrl: null,
		clickId: null,
		ref: null,
	});
	for (const url of ["http://fb.me/1", "data:text/html,x", `https://x.test/${"y".repeat(2_000)}`])
		expect(readReferral({ ...TOLD, url })?.url, url).toBeNull();
	expect(readReferral({ url: TOLD.url, greeting: "Oi", sourceId: "9".repeat(33) })).toBeNull();
	expect(readReferral({})).toBeNull();
});

test("the line says what people may read: neither the click nor where the picture is", () => {
	const read = readReferral(TOLD);
	const line = read && lineOfReferral(read);
	const text = JSON.stringify(line);
	expect(text).not.toContain(TOLD.clickId);
	expect(text).not.toContain("fbcdn");
	expect(parseFromAdLine(text)).toEqual(line);
	expect(line).toMatchObject({ code: "from_ad", adId: TOLD.sourceId, headline: TOLD.headline });
	for (const other of ["", "null", '{"code":"rated","rating":4}', "{"])
		expect(parseFromAdLine(other), other).toBeNull();
	// A post's id is none of an ad's.
	const post = readReferral({ ...TOLD, kind: "post" });
	expect(post && lineOfReferral(post).adId).toBeNull();
});

const touch = (n: number, more: Partial<Touch> = {}): Touch => ({
	line: `ad:${n}`,
	at: n,
	adId: `${n}`,
	clickId: null,
	...more,
});

test("of many touches the first stays, and the newest", () => {
	let stored: string | null = null;
	for (let n = 1; n <= 30; n += 1) stored = storeTouches(stored, [touch(n)]);
	const kept = touchesIn(stored).map(({ at }) => at);
	expect(kept).toHaveLength(MAX_TOUCHES);
	expect(kept[0]).toBe(1);
	expect(kept.slice(1)).toEqual([22, 23, 24, 25, 26, 27, 28, 29, 30]);
	// Twice is once, and one that comes late stands where it belongs.
	expect(touchesIn(storeTouches(stored, [touch(25)]))).toHaveLength(MAX_TOUCHES);
	expect(storeTouches(null, [])).toBeNull();
});

test("the newest ad up to a moment is the one that counts, a post is none", () => {
	const stored = storeTouches(null, [touch(1), touch(5), touch(9, { adId: null })]);
	expect(newestAdTouch(stored, 10)?.at).toBe(5);
	expect(newestAdTouch(stored, 4)?.at).toBe(1);
	expect(newestAdTouch(stored, 0)).toBeNull();
	expect(newestAdTouch(null, 10)).toBeNull();
	// A click without the ad's name is one all the same.
	const click = storeTouches(stored, [touch(7, { adId: null, clickId: "c" })]);
	expect(newestAdTouch(click, 10)?.at).toBe(7);
});

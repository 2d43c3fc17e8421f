import { expect, test } from "vitest";
import { faultOf } from "#workers/adapters/meta-graph/graph-fault.ts";

const codeOf = (code: number, subcode?: number, status = 400) =>
	faultOf(status, new Headers(), { error: { code, error_subcode: subcode, message: "x" } }).code;

test("Meta's code decides what it means, whatever the HTTP status is", () => {
	for (const status of [200, 400, 401, 403, 429, 500]) {
		expect(codeOf(190, 463, status)).toBe("facebook_token_invalid");
		expect(codeOf(200, undefined, status)).toBe("facebook_permission_missing");
		expect(codeOf(17, undefined, status)).toBe("facebook_rate_limited");
	}
});

test("each documented case has its word", () => {
	const cases: [number, number | undefined, string][] = [
		[190, 460, "facebook_token_invalid"],
		[2500, undefined, "facebook_token_invalid"],
		[104, undefined, "facebook_token_invalid"],
		[10, undefined, "facebook_permission_missing"],
		[299, undefined, "facebook_permission_missing"],
		[100, 33, "facebook_not_found"],
		[100, undefined, "facebook_parameter"],
		[100, 2804003, "event_too_old"],
		[100, 2804016, "facebook_parameter"],
		[2200, undefined, "facebook_parameter"],
		[4, 2446079, "facebook_rate_limited"],
		[613, undefined, "facebook_rate_limited"],
		[80004, undefined, "facebook_rate_limited"],
		[1, undefined, "facebook_unavailable"],
		[2, undefined, "facebook_unavailable"],
		[101, undefined, "facebook_not_configured"],
	];
	for (const [code, subcode, expected] of cases) expect(codeOf(code, subcode)).toBe(expected);
});

test("only trouble of Meta's leaves open what happened", () => {
	const fault = (code: number) => faultOf(400, new Headers(), { error: { code } });
	expect(fault(2)).toMatchObject({ isTransient: true, isUncertain: true });
	expect(fault(17)).toMatchObject({ isTransient: true, isUncertain: false });
	expect(fault(190)).toMatchObject({ isTransient: false, isUncertain: false });
});

test("an answer that is no error of Graph's is trouble in between", () => {
	expect(faultOf(502, new Headers(), null)).toMatchObject({
		code: "facebook_unavailable",
		isTransient: true,
		isUncertain: true,
	});
	expect(faultOf(200, new Headers(), "<html>")).toMatchObject({ isUncertain: true });
	expect(faultOf(404, new Headers(), null)).toMatchObject({ isTransient: false });
});

test("Meta's words for people are kept short and without secrets; its technical ones are not", () => {
	const error = {
		code: 100,
		message: "Malformed access token EAABsecretsecretsecret",
		error_user_title: "Event Timestamp Too Old",
		error_user_msg: `Seen EAABabcdefghijklmnop. ${"x".repeat(900)}`,
		fbtrace_id: "AbC1",
	};
	const fault = faultOf(400, new Headers(), { error });
	expect(fault.message).toMatch(/^Event Timestamp Too Old: Seen \[hidden\]\. x+$/);
	expect(fault.message?.length).toBe(300);
	expect(fault.traceId).toBe("AbC1");
	expect(faultOf(400, new Headers(), { error: { code: 100 } }).message).toBeNull();
});

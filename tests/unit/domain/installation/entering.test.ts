import { describe, expect, test } from "vitest";
import { decideSignUp, parseEntering, parseRegion } from "#app/domain/installation/entering.ts";

const typed = {
	fullName: "Ana Souza",
	email: "ana@empresa.com.br",
	password: "uma-senha-longa-1",
	workspaceName: " Loja da Ana ",
	region: "sam",
};

describe("sign-up", () => {
	test("is by invitation where no mail leaves, unless the deployment says otherwise", () => {
		expect(decideSignUp(undefined, false)).toBe("invite");
		expect(decideSignUp(undefined, true)).toBe("open");
		expect(decideSignUp("invite", true)).toBe("invite");
		expect(decideSignUp("open", false)).toBe("open");
	});
});

describe("the first administrator", () => {
	test("names a person, a workspace and a region", () => {
		expect(parseEntering(typed, 8)).toEqual({
			ok: true,
			value: { ...typed, workspaceName: "Loja da Ana" },
		});
	});
	test.each([
		[{ fullName: " " }, "full_name_required"],
		[{ email: "ana" }, "email_invalid"],
		[{ password: "curta" }, "password_too_short"],
		[{ workspaceName: "  " }, "workspace_name_required"],
		[{ workspaceName: "a".repeat(121) }, "name_too_long"],
		[{ region: "mars" }, "invalid_request"],
	])("is refused with %o", (change, code) => {
		expect(parseEntering({ ...typed, ...change }, 8)).toEqual({ ok: false, code });
	});
});

test("a region is one of the platform's", () => {
	expect(parseRegion("weur")).toBe("weur");
	expect(parseRegion("")).toBeNull();
});

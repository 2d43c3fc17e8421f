import { expect, test } from "vitest";
import { ApiError, codeOf } from "#app/ui/api-error.ts";

test("the code of a failure: that of the API, or another where no ApiError says one", () => {
	expect(codeOf(new ApiError(409, "conflict"), "unavailable")).toBe("conflict");
	expect(codeOf(new TypeError("not ours"))).toBe("network");
	expect(codeOf(null, "unavailable")).toBe("unavailable");
});

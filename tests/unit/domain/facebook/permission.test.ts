import { expect, test } from "vitest";
import { dialogScopes, LOGIN_PURPOSES, parseScopes } from "#app/domain/facebook/permission.ts";

test("names of permissions are read from an address, each once, and nothing else is", () => {
	expect(parseScopes("user_likes,user_posts,user_likes")).toEqual(["user_likes", "user_posts"]);
	expect(parseScopes("")).toEqual([]);
	expect(parseScopes("a b,<script>,email&x=1,USER,email")).toEqual(["email"]);
	expect(
		parseScopes(Array.from({ length: 50 }, (_, n) => `p${"_".repeat(n + 1)}`).join(",")),
	).toHaveLength(20);
});

test("the dialog asks for what the purpose needs and what is named, each once", () => {
	expect(dialogScopes("payments", ["user_likes", "email"])).toEqual([
		"public_profile",
		"email",
		"user_likes",
	]);
	expect(dialogScopes("webhooks", [])).toContain("pages_show_list");
});

test("the two permissions that ended are never asked for: their successors are", () => {
	for (const purpose of LOGIN_PURPOSES) {
		const scopes = dialogScopes(purpose, ["manage_pages", "publish_pages"]);
		expect(scopes).toEqual(expect.arrayContaining(["pages_manage_metadata", "pages_manage_posts"]));
		expect(scopes).not.toContain("manage_pages");
		expect(scopes).not.toContain("publish_pages");
		expect(new Set(scopes).size).toBe(scopes.length);
	}
});

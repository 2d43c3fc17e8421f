import type { UIMatch } from "react-router";
import { expect, test } from "vitest";
import {
	isFullHeight,
	isWithoutCookieBanner,
	ownLabels,
	type ShellHandle,
} from "#app/ui/shell-handle.ts";

const match = (
	pathname: string,
	handle: ShellHandle | undefined,
	loaderData?: unknown,
): UIMatch => ({
	id: pathname,
	pathname,
	params: {},
	loaderData,
	handle,
});

test("a route names its own step from what its loader answered", () => {
	const crumb = (data: unknown) => (data as { name: string } | undefined)?.name ?? null;
	const matches = [match("/", undefined), match("/whatsapp/1/", { crumb }, { name: "Vendas" })];
	const search = new URLSearchParams("contact=c1");
	expect([...ownLabels(matches, search)]).toEqual([["/whatsapp/1", "Vendas"]]);
	expect([...ownLabels([match("/whatsapp/1", { crumb })], search)]).toEqual([]);
	const byContact = { crumb: (_data: unknown, of: URLSearchParams) => of.get("contact") };
	expect([...ownLabels([match("/s/1", byContact)], search)]).toEqual([["/s/1", "c1"]]);
});

test("a route names the step above it, which is what it is about", () => {
	const parentCrumb = () => "Vendas";
	const labels = ownLabels([match("/whatsapp/1/settings", { parentCrumb })], new URLSearchParams());
	expect([...labels]).toEqual([["/whatsapp/1", "Vendas"]]);
});

test("a page fills the window when one of its routes says so", () => {
	expect(isFullHeight([match("/", undefined), match("/a", { isFullHeight: true })])).toBe(true);
	expect(isFullHeight([match("/", undefined), match("/a", {})])).toBe(false);
});

test("the pages of a company's customers are without the cookie banner, and no other", () => {
	const hosted = match("/c/1", { isWithoutCookieBanner: true });
	expect(isWithoutCookieBanner([match("/", undefined), hosted])).toBe(true);
	expect(isWithoutCookieBanner([match("/", undefined), match("/auth", {})])).toBe(false);
});

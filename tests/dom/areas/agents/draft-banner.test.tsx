import { screen, waitFor, within } from "@testing-library/react";
import type { ActionFunctionArgs } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { TestEvent } from "#app/contracts/agent-versions.ts";
import { type CaseAnswer, compareCase, sumRun } from "#app/domain/agents/test-cases.ts";
import { TestsCard } from "#app/areas/agents/tests/tests-card.tsx";
import { DraftBanner } from "#app/areas/agents/versions/draft-banner.tsx";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";
import { settings, view } from "#tests/unit/areas/agents/views.ts";

afterEach(() => vi.unstubAllGlobals());

const NOW = Date.UTC(2026, 10, 23, 15);
const draft = { name: "Lia", settings: settings(), savedAt: NOW - 60_000, by: "Ana", basedOn: 3 };

/** Draws the banner of an agent with `cases`, whose tests say what the draft answers. */
function visit({
	cases = 0,
	says = "9h",
	mayManage = true,
	isPublishing = false,
	basedOn = 3,
} = {}) {
	const sent: Record<string, FormDataEntryValue>[] = [];
	const action = async ({ request }: ActionFunctionArgs) => {
		sent.push(Object.fromEntries(await request.formData()));
		return { intent: "publish", code: null, number: 4 };
	};
	const answer = (text: string): CaseAnswer => ({
		outcome: "answered",
		text,
		entryIds: [],
		isTemporary: false,
	});
	const expects = { outcome: "answered" as const, entryId: null, includes: ["9h"], excludes: [] };
	const one = { id: "c1", question: "Que horas abrem?", expects };
	const result = compareCase(one, answer("9h"), answer(says), false);
	const events: TestEvent[] = [
		{ type: "begin", total: 1 },
		{ type: "case", result },
		{ type: "end", run: sumRun([result], 1, NOW), code: null },
	];
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (path: string) => {
		asked.push(path);
		return new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(""));
	});
	const agent = view({ id: "a1", version: 3, cases, draft: { ...draft, basedOn } });
	const banner = (
		<DraftBanner
			agent={agent}
			isPublishing={isPublishing}
			mayManage={mayManage}
			now={NOW}
			onTest={() => undefined}
		/>
	);
	return { ...draw(banner, { at: "/agents/a1", page: { action } }), sent, asked };
}
const inDialog = async () => within(await screen.findByRole("dialog", {}, { timeout: 5_000 }));

test("a draft says who saved it and what customers get, and is published with a note", async () => {
	const { user, sent, asked } = visit();
	expect(await screen.findByText(/Ana.*versão 3/)).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "Publicar" }));
	const dialog = await inDialog();
	await user.type(dialog.getByLabelText(/O que mudou/), "Tom mais curto");
	await user.selectOptions(dialog.getByLabelText("Para quem"), "20");
	await user.click(dialog.getByRole("button", { name: "Publicar" }));
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]).toEqual({
		intent: "publish",
		savedAt: String(draft.savedAt),
		note: "Tom mais curto",
		share: "20",
	});
	expect(asked, "without tests none run").toEqual([]);
});

test("what was just saved is tested and published by itself", async () => {
	const { sent, asked } = visit({ cases: 1, isPublishing: true });
	await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5_000 });
	expect(asked).toEqual(["/api/agents/a1/tests"]);
	expect(sent[0]).not.toHaveProperty("anyway");
});

test("tests that got worse hold it back, with both answers, until somebody wants it anyway", async () => {
	const { user, sent } = visit({ cases: 1, isPublishing: true, says: "10h" });
	const dialog = await inDialog();
	expect(await dialog.findByText("0 de 1 como antes, 1 piorou")).toBeTruthy();
	for (const text of ["Que horas abrem?", "9h", "10h"]) expect(dialog.getByText(text)).toBeTruthy();
	expect(sent).toEqual([]);
	await user.click(dialog.getByRole("button", { name: "Publicar mesmo assim" }));
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]).toMatchObject({ anyway: "on" });
});

test("whoever only looks publishes nothing; a draft that was overtaken says so", async () => {
	visit({ mayManage: false, basedOn: 2, isPublishing: true });
	expect(await screen.findByText(/mudou depois que este rascunho/)).toBeTruthy();
	expect(screen.getByRole("button", { name: /^Publicar/ }).getAttribute("aria-disabled")).toBe(
		"true",
	);
	expect(screen.queryByRole("dialog")).toBeNull();
});

test("what a draft's buttons open gives the focus back", async () => {
	const { user } = visit();
	vi.stubGlobal("fetch", async () => Response.json({ against: 3, changes: [] }));
	const button = (name: string) => () => screen.findByRole("button", { name });
	for (const [dialog, name] of [
		["app/areas/agents/versions/changes-dialog.tsx#Dialog", "Ver diferenças"],
		["app/areas/agents/versions/publish-dialog.tsx#Dialog", "Publicar"],
		["app/areas/agents/versions/draft-banner.tsx#ConfirmDialog", "Descartar rascunho"],
	] as const)
		await expectFocusBack(user, dialog, { from: button(name) });
});

test("a test is written or changed, and the focus comes back to its button", async () => {
	const expects = { outcome: "answered" as const, entryId: null, includes: [], excludes: [] };
	const one = { id: "c1", question: "Que horas abrem?", before: [], expects };
	const cases = Promise.resolve([{ ...one, source: "typed" as const, createdAt: NOW }]);
	const { user } = draw(<TestsCard agent={view({ cases: 1 })} cases={cases} mayManage mayTest />);
	for (const name of ["Novo teste", /^Editar teste:/u])
		await expectFocusBack(user, "app/areas/agents/tests/case-dialog.tsx#Dialog", {
			from: () => screen.findByRole("button", { name }),
		});
});

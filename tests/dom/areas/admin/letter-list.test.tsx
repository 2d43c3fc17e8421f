import { screen, waitFor, within } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { LetterList } from "#app/areas/admin/letter-list.tsx";
import type { DeadLettersPage, DeadLetterView } from "#app/contracts/dead-letters.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw } from "#tests/support/dom.tsx";

const NOW = Date.parse("2026-11-23T13:05:00Z");
const letter = (overrides: Partial<DeadLetterView> = {}): DeadLetterView => ({
	id: "l1",
	queue: "webhooks-out",
	state: "waiting",
	reason: "retries_used_up",
	attempts: 11,
	createdAt: NOW,
	decided: null,
	channelName: "Com falhas",
	subject: null,
	job: { deliveryId: "d1" },
	...overrides,
});

function List() {
	const letters = useLoaderData<DeadLetterView[]>();
	// The list looks at what waits in its own queue only.
	const page = { letters, waiting: {} } as unknown as DeadLettersPage;
	const filter = { queue: null, state: "waiting", cursor: null } as const;
	return <LetterList filter={filter} now={NOW} page={page} />;
}

/** The list with a server that lets go of what is decided. */
function visit() {
	const posts: Record<string, string>[] = [];
	let letters = [
		letter(),
		letter({ id: "l2", queue: "agent-replies", reason: "not_understood", job: {} }),
	];
	const drawn = draw(<List />, {
		at: "/admin/dead-letters",
		page: {
			loader: () => letters,
			action: async ({ request }) => {
				const form = Object.fromEntries(await request.formData()) as Record<string, string>;
				posts.push(form);
				letters = letters.filter(({ id }) => id !== form["ids"]);
				return { intent: form["intent"], code: null, count: 1 };
			},
		},
	});
	return { ...drawn, posts, toasts: listenToToasts() };
}

test("a job is looked at and given back to its queue", async () => {
	const { posts, toasts, user } = visit();
	const list = await screen.findByRole("list", { name: "Tarefas com falha" });
	await user.click(within(list).getByRole("button", { name: "Entrega de webhook" }));
	const details = within(await screen.findByRole("dialog", { name: "Entrega de webhook" }));
	const job = details.getByRole("region", { name: "Conteúdo da tarefa" });
	expect(job.textContent).toContain('"deliveryId"');
	await user.click(details.getByRole("button", { name: "Repetir" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(posts).toEqual([{ intent: "replay", ids: "l1" }]);
	await waitFor(() => expect(toasts).toEqual(["success: Tarefa devolvida à fila"]));
	expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("a job is let go after a question", async () => {
	const { posts, user } = visit();
	const [, unknown] = await screen.findAllByRole("listitem");
	if (!unknown) throw new Error("no second row");
	expect(unknown.textContent).toContain("não reconhece");
	await user.click(within(unknown).getByRole("checkbox"));
	await user.click(screen.getByRole("button", { name: "Descartar" }));
	const question = within(await screen.findByRole("alertdialog", { name: "Descartar a tarefa?" }));
	expect(posts).toEqual([]);
	await user.click(question.getByRole("button", { name: "Descartar" }));
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(posts).toEqual([{ intent: "discard", ids: "l2" }]);
	expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("the questions about a job give the focus back to what opened them", async () => {
	const { user } = visit();
	const name = () => screen.findByRole("button", { name: "Entrega de webhook" });
	const question = "app/areas/admin/letter-list.tsx#ConfirmDialog";
	await expectFocusBack(user, "app/areas/admin/letter-dialog.tsx#Dialog", { from: name });
	// From the details, which are closed for it.
	await expectFocusBack(user, question, {
		from: name,
		open: async () => {
			await user.keyboard("{Enter}");
			const details = within(await screen.findByRole("dialog"));
			await user.click(details.getByRole("button", { name: "Descartar" }));
			await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		},
	});
	const [first] = screen.getAllByRole("checkbox");
	if (first) await user.click(first);
	await expectFocusBack(user, question, {
		from: () => screen.getByRole("button", { name: "Descartar" }),
	});
});

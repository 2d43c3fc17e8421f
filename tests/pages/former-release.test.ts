import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import { ROOT } from "#scripts/local/paths.mjs";
import { findFreePort } from "#scripts/local/serve.mjs";
import { DEMO } from "#tests/e2e/support/visitor.ts";
import { beginSession } from "#tests/support/served.ts";
import { product, startServers } from "#tests/support/servers.ts";

/** Installing, building and starting the former release. */
const TIMEOUT_MS = 580_000;
const isLong = process.env["PROSA_LONG"] === "1";
const scratch = mkdtempSync(path.join(tmpdir(), "prosa-former-"));
const former = path.join(scratch, "former");
const git = (...args: string[]) =>
	execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
afterAll(() => {
	rmSync(scratch, { recursive: true, force: true });
});

/** The newest release before this one. PROSA_FORMER names another commit. */
function findFormer(): string {
	const named = process.env["PROSA_FORMER"];
	if (named) return named;
	const tags = git("tag", "--list", "v*", "--merged", "HEAD", "--sort=-v:refname").split("\n");
	const [tag = ""] = tags.filter((each) => each !== "");
	if (tag === "")
		throw new Error(
			"No tag v* is here, so nothing proves that the release before serves this one's data. Fetch them (git fetch --tags), or tag the last release that was deployed: git tag v<version> <commit>. PROSA_FORMER=<commit> tries another one.",
		);
	return tag;
}

/** Starts a product from a folder, does something as an admin of the demonstration, and stops it. */
async function serving<T>(
	folder: string,
	state: string,
	work: (url: string) => Promise<T>,
): Promise<T> {
	const port = await findFreePort();
	const server = product(port, state, { PROSA_READY: "" });
	const stop = await startServers([
		{ ...server, args: server.args.map((arg) => path.join(folder, arg)) },
	]);
	try {
		return await work(`http://localhost:${port}`);
	} finally {
		await stop();
	}
}

const NAME = "Atendimento";

async function openInbox(url: string) {
	const member = await beginSession(DEMO.admin, DEMO.password, url);
	const list = await (await member.get("/whatsapp/instances")).text();
	const [, channelId = ""] =
		new RegExp(`href="/whatsapp/([0-9a-f-]{36})"(?:(?!</a>).)*${NAME}`, "u").exec(list) ?? [];
	const read = async <Answer>(route: string): Promise<Answer> => {
		const answer = await member.get(`/api/channels/${channelId}${route}`);
		expect(answer.status(), await answer.text()).toBe(200);
		return (await answer.json()) as Answer;
	};
	const { contacts } = await read<{ contacts: ContactView[] }>("/contacts");
	const contactId = contacts[0]?.id ?? "";
	return {
		texts: async () =>
			(await read<{ messages: MessageView[] }>(`/contacts/${contactId}/messages`)).messages.map(
				({ text }) => text,
			),
		async say(text: string) {
			const data = { id: crypto.randomUUID(), contactId, text };
			const sent = await member.post(`/api/channels/${channelId}/messages`, { data });
			expect(sent.status(), await sent.text()).toBe(202);
		},
		async pages() {
			for (const page of ["/", "/conversations", "/channels", `/whatsapp/${channelId}`])
				expect((await member.get(page)).status(), page).toBe(200);
		},
	};
}

test.runIf(isLong)(
	"R36 R38 the release before serves what this one stored, and this one what that one stored",
	async () => {
		git("worktree", "add", "--detach", former, findFormer());
		onTestFinished(() => void git("worktree", "remove", "--force", former));
		// The same tools where they are the same: npm installs what differs.
		cpSync(path.join(ROOT, "node_modules"), path.join(former, "node_modules"), {
			recursive: true,
			verbatimSymlinks: true,
		});
		const state = path.join(scratch, "state");
		const visit = (folder: string, said: string, before: readonly string[]) =>
			serving(folder, state, async (url) => {
				const inbox = await openInbox(url);
				await inbox.pages();
				expect(await inbox.texts()).toEqual(expect.arrayContaining([...before]));
				await inbox.say(said);
				await expect.poll(inbox.texts).toContain(said);
			});
		await visit(former, "dito na de antes", []);
		await visit(ROOT, "dito nesta", ["dito na de antes"]);
		await visit(former, "dito depois de voltar", ["dito na de antes", "dito nesta"]);
		await visit(ROOT, "dito por fim", ["dito nesta", "dito depois de voltar"]);
	},
	TIMEOUT_MS,
);

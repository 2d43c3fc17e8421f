import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { createComposer } from "#app/widget/composer.ts";
import { pt } from "#app/widget/strings.pt.ts";
import { MAX_FILE_BYTES } from "#app/widget/webchat-files.ts";

afterEach(() => document.body.replaceChildren());

function draw(takesFiles = true) {
	const sent: { text: string; names: string[] }[] = [];
	const composer = createComposer(pt, {
		language: "pt-BR",
		takesFiles,
		draft: "",
		onDraft: () => undefined,
		onSend: (text, files) => sent.push({ text, names: files.map(({ name }) => name) }),
		onTyping: () => undefined,
	});
	document.body.appendChild(composer.element);
	const one = <Found extends Element>(selector: string) => {
		const found = document.querySelector<Found & HTMLElement>(selector);
		if (!found) throw new Error(`no ${selector}`);
		return found;
	};
	return {
		sent,
		one,
		user: userEvent.setup({ applyAccept: false }),
		choose: (...files: File[]) =>
			userEvent.setup({ applyAccept: false }).upload(one<HTMLInputElement>("input"), files),
		button: (name: string) => one<HTMLButtonElement>(`button[aria-label="${name}"]`),
	};
}
const fileOf = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);

test("chosen files are listed with their size, removed by name, and sent with the text", async () => {
	const { sent, one, user, choose, button } = draw();
	expect(button(pt.send).disabled).toBe(true);
	await choose(fileOf("foto.png"), fileOf("proposta.pdf", 1_500_000));
	expect(button(pt.send).disabled).toBe(false);
	const list = one('ul[aria-label="Arquivos escolhidos"]');
	expect([...list.querySelectorAll("li")].map((row) => row.textContent)).toEqual([
		"foto.png1 KB",
		"proposta.pdf1,4 MB",
	]);
	await user.click(button(pt.remove("foto.png")));
	// Who removed it by the keyboard stands somewhere.
	expect(document.activeElement).toBe(button(pt.attach));
	await user.type(one("textarea"), "Segue");
	await user.click(button(pt.send));
	expect(sent).toEqual([{ text: "Segue", names: ["proposta.pdf"] }]);
	expect(list.hidden).toBe(true);
	expect(button(pt.send).disabled).toBe(true);
});

test("files alone can be sent, with Enter too", async () => {
	const { sent, one, user, choose } = draw();
	await choose(fileOf("a.png"));
	await user.type(one("textarea"), "{Enter}");
	expect(sent).toEqual([{ text: "", names: ["a.png"] }]);
});

test("what cannot be sent is said in words, and the rest stays", async () => {
	const { one, choose } = draw();
	const said = () => one('[role="status"]').textContent;
	await choose(fileOf("video.mp4", MAX_FILE_BYTES + 1), fileOf("a.png"));
	expect(said()).toBe(pt.fileLarge);
	expect(document.querySelectorAll("li")).toHaveLength(1);
	await choose(fileOf("vazio.txt", 0));
	expect(said()).toBe(pt.fileEmpty);
	await choose(...["b", "c", "d", "e", "f"].map((name) => fileOf(name)));
	expect(said()).toBe(pt.fileTooMany(5));
	expect(document.querySelectorAll("li")).toHaveLength(5);
});

test("a pasted picture is a file, a pasted text is a text", async () => {
	const { one, user } = draw();
	one("textarea").focus();
	const files = [fileOf("colada.png")];
	const data = { files, items: [], types: ["Files"], getData: () => "" };
	one("textarea").dispatchEvent(
		Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData: data }),
	);
	expect(document.querySelectorAll("li")).toHaveLength(1);
	await user.paste("só texto");
	expect(one<HTMLTextAreaElement>("textarea").value).toBe("só texto");
});

test("where the channel takes no files nothing offers to send one", () => {
	draw(false);
	expect(document.querySelector("input")).toBeNull();
	expect(document.querySelector(`button[aria-label="${pt.attach}"]`)).toBeNull();
});

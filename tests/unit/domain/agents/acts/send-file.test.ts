import { expect, test } from "vitest";
import {
	MAX_OFFERED_FILES,
	offerSendFile,
	readSendFile,
} from "#app/domain/agents/acts/send-file.ts";
import type { LibraryFile } from "#app/domain/library/library-file.ts";

const fileOf = (name: string, description = ""): LibraryFile => ({
	id: `id ${name}`,
	hash: `hash ${name}`,
	name,
	description,
	mimetype: "application/pdf",
	bytes: 10,
	createdAt: 1,
});
const FILES = [fileOf("Tabela.pdf", "Preços de 2026"), fileOf("Mapa.png")];
const NONE = new Set<string>();

test("a model is told the names and what each is for, and writes a name", () => {
	const { name, description, parameters } = offerSendFile(FILES);
	expect(name).toBe("send_file");
	expect(description).toContain('"Tabela.pdf": Preços de 2026; "Mapa.png"');
	expect(parameters).toMatchObject({
		properties: { file: { enum: ["Tabela.pdf", "Mapa.png"] } },
		required: ["file"],
	});
	expect(readSendFile(FILES, NONE, { file: "Mapa.png" })).toEqual({
		ok: true,
		value: { file: FILES[1], isAgain: false },
	});
});

test("K03 whatever else a model writes names no file", () => {
	for (const given of [null, undefined, "Mapa.png", { file: "../Mapa.png" }, { file: 7 }, {}])
		expect(readSendFile(FILES, NONE, given)).toEqual({ ok: false, code: "no such file" });
});

test("what was sent in the conversation goes again only where the customer asked", () => {
	const sent = new Set(["hash Mapa.png"]);
	expect(readSendFile(FILES, sent, { file: "Mapa.png", asked_again: "sim" })).toMatchObject({
		ok: false,
	});
	const again = readSendFile(FILES, sent, { file: "Mapa.png", asked_again: true });
	expect(again).toMatchObject({ ok: true, value: { isAgain: true } });
	expect(readSendFile(FILES, sent, { file: "Tabela.pdf" })).toMatchObject({ ok: true });
});

test("a large library fills no prompt", () => {
	const many = Array.from({ length: 90 }, (_, at) => fileOf(`f${at}`));
	const { parameters } = offerSendFile(many);
	const { file } = parameters["properties"] as { file: { enum: string[] } };
	expect(file.enum).toHaveLength(MAX_OFFERED_FILES);
	expect(readSendFile(many, NONE, { file: "f89" })).toMatchObject({ ok: false });
});

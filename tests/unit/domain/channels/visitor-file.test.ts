import { expect, test } from "vitest";
import {
	isShownInline,
	judgeVisitorFile,
	takeFile,
	VISITOR_FILES,
	type FileBucket,
} from "#app/domain/channels/visitor-file.ts";
import { sniffMedia } from "#app/domain/inbox/media-type.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
/** As the server judges: the type by the bytes, then the name. */
function judge(name: string, content: string) {
	const head = bytesOf(content);
	return judgeVisitorFile({ name, mimetype: sniffMedia(head).mimetype, head });
}

test("pictures, sounds, films and PDFs are known by their bytes, whatever they are called", () => {
	expect(judge("foto.exe", "\xff\xd8\xff\xe0")).toBe("image");
	expect(judge("x", "\x00\x00\x00\x20ftypisom")).toBe("video");
	expect(judge("nota", "OggS")).toBe("audio");
	expect(judge("a.html", "%PDF-1.7")).toBe("document");
});

test("common documents are known by name and bytes together", () => {
	expect(judge("proposta.DOCX", "PK\x03\x04...")).toBe("document");
	expect(judge("antigo.xls", "\xd0\xcf\x11\xe0")).toBe("document");
	expect(judge("lista.csv", "nome;preço\r\n\tá")).toBe("document");
});

test("what is none of them is not taken, however it is called (M03)", () => {
	for (const [name, content] of [
		["foto.jpg", "<svg onload=alert(1)>"],
		["pagina.html", "<!doctype html>"],
		["pacote.zip", "PK\x03\x04"],
		["programa.exe", "MZ\x90\x00"],
		["falso.docx", "MZ\x90\x00"],
		["falso.doc", "PK\x03\x04"],
		["falso.txt", "MZ\x90\x00"],
		["sem-nome", "texto"],
		["vazio.txt", ""],
		["constructor", "PK\x03\x04"],
	] as const)
		expect(judge(name, content), name).toBeNull();
});

test("only pictures that cannot carry a script are shown where they stand", () => {
	expect(isShownInline("image/png")).toBe(true);
	for (const type of ["image/svg+xml", "text/html", "application/pdf", "video/mp4"])
		expect(isShownInline(type), type).toBe(false);
});

test("a visitor may send some at once, then as many in ten minutes", () => {
	let bucket: FileBucket | undefined;
	const take = (now: number) => {
		const taken = takeFile(bucket, "visitor", now);
		({ bucket } = taken);
		return taken.isAllowed;
	};
	const first = Array.from({ length: VISITOR_FILES.visitor + 2 }, () => take(0));
	expect(first.filter(Boolean)).toHaveLength(VISITOR_FILES.visitor);
	expect(take(30_000)).toBe(false);
	expect(take(60_000)).toBe(true);
	expect(take(60_000)).toBe(false);
	// A clock that goes back gives nothing.
	expect(take(1)).toBe(false);
});

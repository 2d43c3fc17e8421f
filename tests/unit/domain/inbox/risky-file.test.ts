import { expect, test } from "vitest";
import { isRiskyFile } from "#app/domain/inbox/risky-file.ts";

test.each(["nota.exe", "nota.pdf.EXE", "a.apk", "x.html", "logo.svg", "planilha.xlsm", "a.js. . "])(
	"M08 %s may run a program",
	(name) => expect(isRiskyFile(name)).toBe(true),
);

test.each(["nota.pdf", "foto.jpg", "exe", "sem-ponto", "", ".exe.txt", "contrato.docx"])(
	"M08 %s is a plain file",
	(name) => expect(isRiskyFile(name)).toBe(false),
);

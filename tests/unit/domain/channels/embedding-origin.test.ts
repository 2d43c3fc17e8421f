import { expect, test } from "vitest";
import { parseEmbeddingOrigin } from "#app/domain/channels/embedding-origin.ts";

test.for([
	["https://loja.com.br", "https://loja.com.br"],
	["  HTTPS://Loja.com.br/  ", "https://loja.com.br"],
	["https://loja.com.br:443", "https://loja.com.br"],
	["https://loja.com.br:8443", "https://loja.com.br:8443"],
	["http://localhost:3000", "http://localhost:3000"],
	["http://127.0.0.1", "http://127.0.0.1"],
])("%s is the origin %s", ([typed, origin]) => {
	expect(parseEmbeddingOrigin(typed ?? "")).toBe(origin);
});

test.for([
	"",
	"loja.com.br",
	"*",
	"null",
	"https://*.loja.com.br",
	"http://loja.com.br",
	"https://loja",
	"https://loja.com.br/chat",
	"https://loja.com.br?x",
	"https://loja.com.br#x",
	"https://dona:senha@loja.com.br",
	"javascript:alert(1)",
	"file:///etc/passwd",
	`https://${"a".repeat(300)}.com`,
])("%s is none", (typed) => {
	expect(parseEmbeddingOrigin(typed)).toBeNull();
});

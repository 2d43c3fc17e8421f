import { expect, test } from "vitest";
import { judgeUrl } from "#app/domain/net/outbound-url.ts";

const fault = (url: string, allowed: string[] = []) => {
	const judged = judgeUrl(url, allowed);
	return judged.ok ? null : judged.code;
};

test.each([
	"https://evo.exemplo.com.br",
	"https://exemplo.com.br:8443/a?b=c",
	"https://EXEMPLO.com./",
])("a public https address passes: %s", (url) => {
	expect(fault(url)).toBeNull();
});

test.each([
	"127.0.0.1",
	"localhost",
	"[::1]",
	"0.0.0.0",
	"10.0.0.1",
	"172.16.0.1",
	"192.168.1.1",
	"169.254.169.254",
	"100.64.0.1",
	"198.18.0.1",
	"224.0.0.1",
	"240.0.0.1",
])("H01 a private or loopback host is refused: %s", (host) => {
	expect(fault(`https://${host}/`)).not.toBeNull();
});

test.each(["2130706433", "0x7f.1", "0177.0.0.1", "127.1", "127.0.0.1."])(
	"H02 a loopback address in disguise is refused: %s",
	(host) => {
		expect(fault(`https://${host}/`)).not.toBeNull();
	},
);

test.each(["①②⑦.⓪.⓪.①", "１２７.0.0.1", "127。0。0。1"])(
	"H03 other writings of digits and dots are refused: %s",
	(host) => {
		expect(fault(`https://${host}/`)).not.toBeNull();
	},
);

test.each([
	"::ffff:127.0.0.1",
	"::ffff:7f00:1",
	"64:ff9b::7f00:1",
	"2002:7f00:1::",
	"fc00::",
	"fe80::",
	"::",
])("H04 an IPv6 literal is refused: %s", (host) => {
	expect(fault(`https://[${host}]/`)).toBe("ip_literal");
});

test.each([
	"localhost.",
	"localhost..",
	"127.0.0.1..",
	"foo.localhost..",
	"127.0.0.1.nip.io..",
	"a..example.com",
	"LOCALHOST",
	"local\thost",
	"local\u00adhost",
	"a.internal",
	"x.nip.io",
	"db",
])("H05 a private name is refused however it is written: %s", (host) => {
	expect(fault(`https://${host}/`)).toBe("private_host");
});

test.each([
	"https://user@exemplo.com.br/",
	"https://exemplo.com.br:x@127.0.0.1/",
	"https://127.0.0.1\\@exemplo.com.br/",
	"https://127.0.0.1#@exemplo.com.br/",
])("H06 the parsed host is judged, and credentials are refused: %s", (url) => {
	expect(fault(url)).not.toBeNull();
});

test.each([
	"file:///etc/passwd",
	"ftp://a.com",
	"data:,x",
	"blob:https://a.com/1",
	"gopher://a.com",
	"ws://a.com",
	"http://exemplo.com.br",
	"exemplo.com.br",
	"",
])("H07 any scheme but https is refused: %s", (url) => {
	expect(fault(url)).not.toBeNull();
});

test("only an exact pair of the configured list may be private or plain", () => {
	const allowed = ["127.0.0.1:8080", "evolution:80"];
	expect(fault("http://127.0.0.1:8080/x", allowed)).toBeNull();
	expect(fault("http://evolution/x", allowed)).toBeNull();
	expect(fault("http://127.0.0.1:8081/x", allowed)).not.toBeNull();
	expect(fault("http://u:p@127.0.0.1:8080/x", allowed)).toBe("credentials");
	expect(fault("ftp://127.0.0.1:8080/x", allowed)).toBe("scheme");
	expect(fault("https://exemplo.com.br:22/", allowed)).toBe("port");
});

test("H12 our own host is never called from outside; a neighbour on it only when it is listed", () => {
	const own = "https://prosa.loja.com";
	for (const url of [`${own}/x`, "https://PROSA.loja.com.:8443/x", "https://prosa.loja.com:443/"])
		expect(judgeUrl(url, ["prosa.loja.com:443"], own), url).toEqual({
			ok: false,
			code: "own_host",
		});
	expect(judgeUrl("https://n8n.prosa.loja.com/", [], own).ok).toBe(true);
	const local = "http://localhost:8787";
	expect(judgeUrl("http://localhost:8787/", ["localhost:8787"], local).ok).toBe(false);
	expect(judgeUrl("http://localhost:5678/", ["localhost:5678"], local).ok).toBe(true);
	expect(judgeUrl("http://localhost:5678/", [], local).ok).toBe(false);
});

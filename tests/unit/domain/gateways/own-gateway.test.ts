import { expect, test } from "vitest";
import {
	parseGatewayAddress,
	parseGatewayKey,
	parseGatewayName,
} from "#app/domain/gateways/own-gateway.ts";

const GUARDS = { allowedPrivateHosts: ["127.0.0.1:9"], ownOrigin: "https://app.loja.com.br" };
const addressOf = (typed: string) => parseGatewayAddress(typed, GUARDS);
const REFUSED = { ok: false, code: "url_not_allowed" };

test("an address is kept as origin and path, without a slash at its end", () => {
	for (const [typed, kept] of [
		["https://waha.loja.com.br", "https://waha.loja.com.br"],
		["  https://WAHA.loja.com.br/  ", "https://waha.loja.com.br"],
		["https://loja.com.br:8443/evolution//", "https://loja.com.br:8443/evolution"],
		["http://127.0.0.1:9/", "http://127.0.0.1:9"],
	] as const)
		expect(addressOf(typed)).toEqual({ ok: true, value: kept });
});

test("H23 private, own, plain and disguised addresses are refused", () => {
	for (const typed of [
		"",
		"waha.loja.com.br",
		"http://waha.loja.com.br",
		"ftp://waha.loja.com.br",
		"https://10.0.0.5",
		"https://2130706433/",
		"https://[::1]:8443",
		"https://localhost",
		"https://waha",
		"https://waha.internal",
		"https://169.254.169.254/latest",
		"https://metadata.google.internal",
		"https://app.loja.com.br",
		"https://app.loja.com.br:8443",
		"https://user:senha@waha.loja.com.br",
		"https://waha.loja.com.br:3000",
		"https://waha.loja.com.br/?x-api-key=1",
		"https://waha.loja.com.br/#x",
		`https://waha.loja.com.br/${"a".repeat(400)}`,
	])
		expect(addressOf(typed), typed).toEqual(REFUSED);
});

test("a key is what a header can carry, and not the one every Evolution server is born with", () => {
	expect(parseGatewayKey(" chave-da-loja ")).toEqual({ ok: true, value: "chave-da-loja" });
	for (const typed of [
		"",
		"curta",
		"com espaço no meio",
		"quebra\nlinha",
		"ção-ção-ção",
		"a".repeat(513),
	])
		expect(parseGatewayKey(typed), typed).toEqual({ ok: false, code: "gateway_key_invalid" });
	for (const typed of ["429683C4C977415CAAFCCE10F7D57E11", "429683c4c977415caafcce10f7d57e11"])
		expect(parseGatewayKey(typed)).toEqual({ ok: false, code: "gateway_key_well_known" });
});

test("a name is one line of up to 80 characters", () => {
	expect(parseGatewayName("  Servidor \n da loja ")).toEqual({
		ok: true,
		value: "Servidor da loja",
	});
	expect(parseGatewayName(" \n ")).toEqual({ ok: false, code: "name_required" });
	expect(parseGatewayName("a".repeat(81))).toEqual({ ok: false, code: "name_too_long" });
});

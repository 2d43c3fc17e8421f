import { expect, test } from "vitest";
import { isPublicAddress } from "#app/domain/net/ip-address.ts";

test("H01 H10 no IPv4 address of a machine, a network or nobody is public", () => {
	const refused = [
		"127.0.0.1",
		"127.255.255.255",
		"0.0.0.0",
		"10.0.0.1",
		"10.255.255.255",
		"172.16.0.1",
		"172.31.255.255",
		"192.168.1.1",
		"169.254.169.254",
		"100.64.0.1",
		"100.127.255.255",
		"198.18.0.1",
		"198.19.255.255",
		"224.0.0.1",
		"240.0.0.1",
		"255.255.255.255",
		"192.0.2.1",
	];
	for (const address of refused) expect(isPublicAddress(address), address).toBe(false);
	const taken = ["8.8.8.8", "93.184.215.14", "172.15.0.1", "172.32.0.1", "100.63.0.1", "11.0.0.1"];
	for (const address of taken) expect(isPublicAddress(address), address).toBe(true);
});

test("H04 H10 of IPv6 only what the internet was given is public, and nothing with IPv4 inside", () => {
	const refused = [
		"::",
		"::1",
		"::ffff:127.0.0.1",
		"::ffff:8.8.8.8",
		"64:ff9b::7f00:1",
		"2002:7f00:1::",
		"fc00::1",
		"fd12::1",
		"fe80::1",
		"ff02::1",
		"2001:db8::1",
		"2001::1",
		"100::1",
	];
	for (const address of refused) expect(isPublicAddress(address), address).toBe(false);
	for (const address of ["2606:4700::6810:84e5", "2800:3f0:4001::200e", "2a00:1450:4009::"])
		expect(isPublicAddress(address), address).toBe(true);
});

test("what is no address is not public", () => {
	for (const text of ["", "loja.com.br", "1.2.3", "1.2.3.256", "1.2.3.4.5", "gggg::1", "a]b"])
		expect(isPublicAddress(text), text).toBe(false);
});

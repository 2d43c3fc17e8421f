import { expect, test } from "vitest";
import { wantedPage } from "#app/areas/auth/wanted.tsx";
import { en } from "#app/areas/auth/strings.en.ts";
import { pt } from "#app/areas/auth/strings.pt.ts";

test("a visitor of the four Facebook pages is told why they sign in, in both languages", () => {
	expect(wantedPage("/facebook/ads")).toBe("ads");
	expect(wantedPage("/facebook/payments/?tab=compras")).toBe("payments");
	expect(wantedPage("/facebook/webhooks#x")).toBe("webhooks");
	expect(wantedPage("/facebook/conversions")).toBe("conversions");
	expect(pt.wanted.ads).toBe(
		"Você precisa estar logado para acessar o gerenciador de anúncios do Facebook",
	);
	expect(Object.keys(en.wanted)).toEqual(Object.keys(pt.wanted));
});

test("other pages, and names every object has, say nothing", () => {
	for (const next of ["/", "/facebook/marketing", "/facebook/ads/x", "constructor", "/toString"])
		expect(wantedPage(next), next).toBe(null);
});

/** The browser's SDK and its pay dialog, as far as a page of ours uses them. */
import { type Answer, type Asked, html } from "../oauth/http.ts";
import { addPurchase, paidAnswer } from "./payments.ts";
import type { GraphWorld } from "./state.ts";

/** "The user canceled the order" and "the payment failed". */
const CANCELED = { error_code: 1383010, error_message: "User canceled the order." };
const DECLINED = { error_code: 1383001, error_message: "The payment was declined." };

/** `sdk.js`: calls `fbAsyncInit` and shows dialogs as a frame over the page. */
export const sdkScript = (url: string): Answer => ({
	status: 200,
	headers: {
		"content-type": "application/javascript; charset=utf-8",
		"access-control-allow-origin": "*",
		"cross-origin-resource-policy": "cross-origin",
	},
	body: `(() => {
	const base = ${JSON.stringify(url)};
	let options = {};
	window.FB = {
		init(given) { options = given; },
		getLoginStatus(done) { done({ status: "unknown", authResponse: null }); },
		ui(asked, done) {
			const version = options.version || "v18.0";
			const query = new URLSearchParams({ app_id: options.appId || "", origin: location.origin });
			for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
			const frame = document.createElement("iframe");
			frame.title = "Facebook";
			frame.name = "fb-dialog";
			Object.assign(frame.style, { position: "fixed", inset: "10% 0 auto", margin: "0 auto",
				width: "420px", maxWidth: "100%", height: "320px", zIndex: "2147483647", background: "#fff" });
			frame.src = base + "/facebook-dialog/" + version + "/dialog/" + asked.method + "?" + query;
			const hear = (event) => {
				if (event.source !== frame.contentWindow || event.origin !== base) return;
				window.removeEventListener("message", hear);
				frame.remove();
				done(event.data);
			};
			window.addEventListener("message", hear);
			document.body.append(frame);
		},
	};
	if (typeof window.fbAsyncInit === "function") window.fbAsyncInit();
})();
`,
});

/** The dialog in the frame; what was chosen goes back to the page around it. */
export function payDialog(
	world: GraphWorld,
	asked: Asked,
	buyer: { userId: string; appId: string; appSecret: string },
): Answer {
	const { query } = asked;
	const productId = query.get("product_id") ?? "";
	const product = world.products.find((one) => one.productId === productId);
	const choice = query.get("emulator_choice");
	if (choice === null) {
		const link = (value: string, words: string) => {
			const next = new URLSearchParams(query);
			next.set("emulator_choice", value);
			return `<p><a href="${asked.address}?${next.toString().replaceAll("&", "&amp;")}">${words}</a></p>`;
		};
		return html(`<title>Pagar</title><h1>${product?.title ?? "Produto desconhecido"}</h1>
			${link("pay", "Pagar")}${link("decline", "Cartão recusado")}${link("cancel", "Cancelar")}`);
	}
	const answer = () => {
		if (choice === "cancel") return CANCELED;
		if (choice !== "pay" || !product) return DECLINED;
		const developerPayload = query.get("developer_payload") ?? "";
		const purchase = addPurchase(world, { userId: buyer.userId, productId, developerPayload });
		return paidAnswer(purchase, buyer);
	};
	const told = JSON.stringify(answer()).replaceAll("<", "\\u003c");
	const origin = JSON.stringify(query.get("origin") ?? "").replaceAll("<", "\\u003c");
	return html(`<title>Pagar</title><script>parent.postMessage(${told}, ${origin})</script>`);
}

/**
 * A second server of the product, with the outside services configured: each is an emulator beside it.
 * Its own port, data and origin: `page.goto(`${CONFIGURED.url}/auth`)`.
 */
import { ownPart } from "./part.ts";

const PRODUCT_DISTANCE = 800;
// Not 1200: a browser refuses to open port 10080.
const OAUTH_DISTANCE = 1600;
const STRIPE_DISTANCE = 2000;

/** Addresses that belong to a run whose first product listens on this port. */
export function configuredOf(productPort: number) {
	const port = productPort + PRODUCT_DISTANCE;
	const oauthPort = productPort + OAUTH_DISTANCE;
	const oauthUrl = `http://127.0.0.1:${oauthPort}`;
	const stripePort = productPort + STRIPE_DISTANCE;
	return {
		port,
		url: `http://localhost:${port}`,
		oauth: { port: oauthPort, url: oauthUrl, host: `127.0.0.1:${oauthPort}` },
		stripe: {
			port: stripePort,
			url: `http://127.0.0.1:${stripePort}`,
			host: `127.0.0.1:${stripePort}`,
			webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe`,
		},
		/** The secrets are the emulator's defaults. */
		stripeSettings: {
			STRIPE_SECRET_KEY: "sk_test_emulator",
			STRIPE_WEBHOOK_SECRET: "whsec_emulator",
			STRIPE_PREMIUM_PRICE: "price_premium",
			STRIPE_URL: `http://127.0.0.1:${stripePort}`,
		},
		/** Variables that make the product speak with the emulator of Google and Facebook. */
		oauthSettings: {
			GOOGLE_CLIENT_ID: "prosa-e2e.apps.googleusercontent.com",
			GOOGLE_CLIENT_SECRET: "emulated-google-secret",
			GOOGLE_ISSUER: `${oauthUrl}/google`,
			FACEBOOK_APP_ID: "123456789012345",
			FACEBOOK_APP_SECRET: "emulated-facebook-secret",
			FACEBOOK_DIALOG_URL: `${oauthUrl}/facebook-dialog`,
			FACEBOOK_GRAPH_URL: `${oauthUrl}/facebook-graph`,
			FACEBOOK_VERIFY_TOKEN: "e2e-verify-token-of-pages",
			FB_SDK_URL: `${oauthUrl}/facebook-sdk/pt_BR/sdk.js`,
		},
	};
}

/** Of this part of the run. */
export const configured = () => configuredOf(ownPart().port);

// Spec 2, section 7: Facebook's JavaScript SDK. Third-party code: loaded only by pages that say so in api/security.ts.
import type { PaymentSdk } from "#app/contracts/facebook.ts";

const LOAD_TIMEOUT_MS = 15_000;

/** The part of the SDK that is used. What its dialogs answer is untrusted until it is parsed. */
export interface FacebookSdk {
	init(options: { appId: string; cookie: boolean; xfbml: boolean; version: string }): void;
	ui(dialog: Record<string, string | number>, done: (answer: unknown) => void): void;
	login(done: (answer: unknown) => void, options: object): void;
}

declare global {
	interface Window {
		FB?: FacebookSdk;
		fbAsyncInit?: () => void;
	}
}

/**
 * Inserts the script and resolves when it reports that it is ready.
 * @throws when it does not
 */
export function loadSdk({ url, appId, version }: PaymentSdk): Promise<FacebookSdk> {
	if (window.FB) return Promise.resolve(window.FB);
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		const give = (): void => {
			clearTimeout(timer);
			script.remove();
			delete window.fbAsyncInit;
			reject(new Error("The Facebook SDK did not load."));
		};
		const timer = setTimeout(give, LOAD_TIMEOUT_MS);
		window.fbAsyncInit = () => {
			const { FB } = window;
			if (!FB) return give();
			clearTimeout(timer);
			FB.init({ appId, cookie: true, xfbml: true, version });
			resolve(FB);
		};
		script.src = url;
		script.async = true;
		script.crossOrigin = "anonymous";
		script.addEventListener("error", give);
		document.head.appendChild(script);
	});
}

/** Origins from which Facebook's browser SDK loads, opens and calls, for the page's content security policy. */
const FACEBOOK_ORIGINS = [
	"https://www.facebook.com",
	"https://web.facebook.com",
	"https://staticxx.facebook.com",
	"https://graph.facebook.com",
];

/** An emulator serves everything from one origin. */
export function listSdkOrigins(sdkUrl: string): string[] {
	const { origin } = new URL(sdkUrl);
	return origin === "https://connect.facebook.net" ? [origin, ...FACEBOOK_ORIGINS] : [origin];
}

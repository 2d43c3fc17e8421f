import type { EnterStrings } from "./strings.pt.ts";

export const en: EnterStrings = {
	tab: "First access",
	title: "Welcome to your Prosa",
	text: "Make the first account and the first workspace. Whoever administers this workspace administers the installation.",
	recoveryTitle: "Back into the installation",
	recoveryText:
		"Type the e-mail of your account and a new password. An account that does not exist is made. You become an admin of the first workspace, and the account's other sign-ins end.",
	fullName: "Full name",
	email: "E-mail",
	password: "Password",
	passwordHint: (min) => `At least ${min} characters.`,
	workspaceName: "Name of the company or team",
	language: "Language",
	languages: { pt: "Português (Brasil)", en: "English" },
	region: "Where the team is",
	regionHint: "Conversations are stored near here.",
	submit: "Enter the installation",
	failed: "Not possible to enter",
	passwordTooShort: (min) => `The password must have at least ${min} characters`,
	over: "This link does not work any more",
	overText:
		"It works for 24 hours and once. Whoever deployed the installation makes another one with npm run deploy -- --link.",
	toSignIn: "Go to sign in",
	hasAccount: "Sign in with my account",
};

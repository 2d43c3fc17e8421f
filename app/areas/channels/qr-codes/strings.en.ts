import type { QrCodesStrings } from "./strings.pt.ts";

export const en: QrCodesStrings = {
	title: "WhatsApp QR codes",
	live: "Real-time",
	liveHint: "Codes and status change here by themselves, without reloading.",
	purpose:
		"Scan each with its number's phone. A code lasts 45 seconds and renews itself while this page is open.",
	generate: "Generate QR code",
	generateNew: "Generate new QR",
	download: "Download QR code",
	nothingToSave: "There is no code to download yet.",
	generated: "QR code generated! 📱",
	failed: "Could not generate the QR code",
	failedText: "Something went wrong while generating the QR code. Try again.",
	notAllowed: "Your role can only view.",
	isOnTheWay: "The code is on its way.",
	openChat: "Open chat",
	empty: "No instance to connect",
	steps: [
		"Create an instance",
		"Click generate QR code",
		"Scan it in Menu → Linked devices",
		"Wait for the confirmation",
	],
	toList: "See instances",
};

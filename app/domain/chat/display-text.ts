// What people write is shown as they wrote it, minus what only serves to deceive or to break a page (F03).

/** Overrides and embeddings turn what follows around: `exe.gnp` is read as a picture. */
const BIDI_OVERRIDES = /[\u202A-\u202E]/gu;
const BIDI_AND_INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
/** Four combining marks stay on a character (Vietnamese and Arabic need three); "Zalgo" brings thousands. */
const LONG_MARK_RUN = /(\p{M}{4})\p{M}+/gu;
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;

/** Text of a message: line breaks and emoji stay; overrides, control codes and endless marks go. */
export function displayText(text: string): string {
	return text.replace(BIDI_OVERRIDES, "").replace(CONTROLS, "").replace(LONG_MARK_RUN, "$1");
}

/** A name or a file name: one line, no invisible character but the emoji joiner. */
export function displayName(name: string): string {
	return name
		.replace(BIDI_AND_INVISIBLE, "")
		.replace(/[\s\u2028\u2029]+/gu, " ")
		.replace(CONTROLS, "")
		.replace(LONG_MARK_RUN, "$1")
		.trim();
}

/** Two short notes, a fourth apart; seconds and hertz. */
const NOTES = [
	{ at: 0, hertz: 660 },
	{ at: 0.12, hertz: 880 },
] as const;
const NOTE_S = 0.18;
const LOUDNESS = 0.12;

let audio: AudioContext | null = null;

/**
 * Plays the tone of a new message, made by the browser itself. Before the first click in a page browsers keep it silent, and
 * then nothing is played later. Never throws.
 */
export async function playTone(): Promise<void> {
	if (typeof AudioContext === "undefined") return;
	audio ??= new AudioContext();
	if (audio.state === "suspended") await audio.resume().catch(() => undefined);
	if (audio.state !== "running") return;
	for (const { at, hertz } of NOTES) {
		const begin = audio.currentTime + at;
		const note = audio.createOscillator();
		const loudness = audio.createGain();
		note.frequency.value = hertz;
		loudness.gain.setValueAtTime(0, begin);
		loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
		// Without a jump at its end, which is heard as a click.
		loudness.gain.exponentialRampToValueAtTime(0.0001, begin + NOTE_S);
		note.connect(loudness).connect(audio.destination);
		note.start(begin);
		note.stop(begin + NOTE_S);
	}
}

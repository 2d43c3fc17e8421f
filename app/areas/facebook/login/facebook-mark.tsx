/** The "f" of Facebook, 16 px, in the colour of the surrounding text. */
export function FacebookMark() {
	return (
		<svg aria-hidden="true" fill="currentColor" height="16" viewBox="0 0 24 24" width="16">
			<path d="M13.5 22v-8h2.7l.5-3.3h-3.2V8.6c0-.95.46-1.8 1.9-1.8h1.5V4a17 17 0 0 0-2.6-.2c-2.7 0-4.4 1.6-4.4 4.6v2.3H7V14h2.9v8z" />
		</svg>
	);
}

import { playAlone } from "./one-at-a-time.ts";

/** A film of the conversation, with the browser's own controls; another one that plays stops. */
export function Film(props: {
	name: string;
	src: string;
	/** How much is fetched before it is played. */
	preload: "none" | "metadata";
	className: string;
	onError: () => void;
}) {
	const { name, ...rest } = props;
	return (
		// oxlint-disable-next-line jsx-a11y/media-has-caption -- a customer's film; nobody wrote down what it says
		<video
			{...rest}
			aria-label={name}
			controls
			onPlay={({ currentTarget }) => playAlone(currentTarget)}
			playsInline
		/>
	);
}

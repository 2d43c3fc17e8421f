/** The small WhatsApp icon of an instance; the dot shows whether it is connected. Decorative. */
export function ChannelMark({ isOn }: { isOn: boolean }) {
	return (
		<span
			aria-hidden="true"
			className="relative inline-flex size-5 shrink-0 items-center justify-center"
		>
			<svg fill="none" height="17" viewBox="0 0 24 24" width="17">
				<path
					d="M12 3a9 9 0 0 0-7.8 13.5L3 21l4.6-1.2A9 9 0 1 0 12 3Z"
					stroke="var(--whatsapp)"
					strokeLinejoin="round"
					strokeWidth="2"
				/>
				<path
					d="M9.2 8.2c-.9.9-.6 2.4 1.3 4.3s3.4 2.2 4.3 1.3"
					stroke="var(--whatsapp)"
					strokeLinecap="round"
					strokeWidth="2"
				/>
			</svg>
			<span
				className={`absolute -right-px -bottom-px size-2 rounded-full ring-2 ring-panel ${isOn ? "bg-green-9" : "bg-gray-8"}`}
			/>
		</span>
	);
}

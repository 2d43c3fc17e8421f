/**
 * The product's logo: a speech bubble with two lines. Decorative: the name is beside it. `size` in
 * px.
 */
export function Logo({ size = 28 }: { size?: number }) {
	return (
		<svg aria-hidden="true" fill="none" height={size} viewBox="0 0 32 32" width={size}>
			<path
				d="M16 2C8 2 2 7.4 2 14.6c0 4 1.9 7.5 5 9.8V30l5.2-3.2c1.2.3 2.5.4 3.8.4 8 0 14-5.4 14-12.6S24 2 16 2Z"
				fill="var(--accent-9)"
			/>
			<path d="M9.5 12h13M9.5 17.5h8" stroke="#fff" strokeLinecap="round" strokeWidth="2.6" />
		</svg>
	);
}

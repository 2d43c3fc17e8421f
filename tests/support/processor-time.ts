/**
 * Starts to measure; the answer is how many milliseconds of the processor, not of the clock, this
 * process has used since: whatever else the machine does, a limit on them holds or does not.
 */
export function measureProcessor(): () => number {
	const before = process.cpuUsage();
	return () => {
		const { user, system } = process.cpuUsage(before);
		return (user + system) / 1_000;
	};
}

import { type LucideIcon, Phone, PhoneMissed, PhoneOff, ScanLine, Unplug } from "lucide-react";
import type { PhoneView, SimulatorMode } from "#app/contracts/simulated-phone.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { toQrSource } from "#app/ui/qr-image.ts";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { CodeEntry } from "./code-entry.tsx";
import { PasskeyStep } from "./passkey-step.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

const TONES: Record<PhoneView["status"], StatusTone> = {
	unlinked: "neutral",
	waiting_scan: "warning",
	linked: "good",
	line_dropped: "bad",
};
const MODES: SimulatorMode[] = ["normal", "slow", "hang", "refuse"];

interface PanelProps {
	view: PhoneView;
	act: Act;
	isBusy: boolean;
}

/** The owner's side: scanning, the connection, and simulated faults of the gateway. */
export function OwnerPanel(props: PanelProps) {
	const t = useStrings({ pt, en });
	const { view, act } = props;
	return (
		<div className="flex flex-col gap-4">
			<Card>
				<div className="mb-4 flex items-center justify-between gap-3">
					<h2 className="font-semibold">{t.owner.title}</h2>
					<StatusBadge pulsing={view.status === "waiting_scan"} tone={TONES[view.status]}>
						{t.statuses[view.status]}
					</StatusBadge>
				</div>
				{view.status === "linked" || view.status === "line_dropped" ? (
					<Linked {...props} />
				) : view.passkey ? (
					<PasskeyStep {...props} passkey={view.passkey} />
				) : view.waitsForCode ? (
					<CodeEntry {...props} />
				) : (
					<Scanner {...props} />
				)}
			</Card>
			<Card className="flex flex-col gap-5 p-4">
				<Modes act={act} view={view} />
				<Toggle
					hint={t.owner.selfScanHint}
					isOn={view.selfScan}
					label={t.owner.selfScan}
					onChange={(on) => act({ type: "set_self_scan", on })}
				/>
				<Toggle
					hint={t.owner.asksPasskeyHint}
					isOn={view.asksPasskey}
					label={t.owner.asksPasskey}
					onChange={(on) => act({ type: "ask_passkey", on })}
				/>
				<Toggle
					hint={t.owner.losesEventsHint}
					isOn={view.losesEvents}
					label={t.owner.losesEvents}
					onChange={(on) => act({ type: "lose_events", on })}
				/>
			</Card>
		</div>
	);
}

/** The simulated camera: a button scans the current QR. */
function Scanner({ view, act, isBusy }: PanelProps) {
	const t = useStrings({ pt, en }).owner;
	const source = view.qr ? toQrSource({ kind: "code", value: view.qr.code }) : null;
	return (
		<div className="flex flex-col items-center gap-4 text-center">
			<div className="relative flex size-44 items-center justify-center overflow-hidden rounded-2xl bg-[#1c2024]">
				{source ? (
					<>
						<img
							alt={t.qrAlt}
							className="size-32 rounded-md"
							height={128}
							src={source}
							width={128}
						/>
						<span
							aria-hidden="true"
							className="absolute inset-x-6 h-0.5 animate-scan bg-[#3ecf8e] shadow-[0_0_12px_#3ecf8e]"
						/>
					</>
				) : (
					<ScanLine aria-hidden="true" className="text-[#b0b4ba]" size={48} strokeWidth={1.25} />
				)}
			</div>
			<Button
				disabled={!source}
				kind="primary"
				loading={isBusy}
				onClick={() => act({ type: "scan" })}
				size="large"
				type="button"
			>
				<ScanLine aria-hidden="true" size={18} />
				{t.scan}
			</Button>
			<p className="max-w-[40ch] text-[13px] text-gray-11 text-pretty">
				{source ? t.scanHint : t.noQr}
			</p>
		</div>
	);
}

function Linked({ view, act, isBusy }: PanelProps) {
	const t = useStrings({ pt, en }).owner;
	return (
		<div className="flex flex-col gap-4">
			<p>
				<span className="block text-xs text-gray-11">{t.linkedAs}</span>
				<span className="block font-medium">
					<bdi>{view.profileName}</bdi>
				</span>
				<span className="tabular block text-[13px] text-gray-11">{formatPhone(view.phone)}</span>
			</p>
			<div className="grid gap-3 sm:grid-cols-2">
				{view.status === "line_dropped" ? (
					<LineButton
						hint={t.restoreHint}
						icon={Phone}
						isBusy={isBusy}
						label={t.restoreLine}
						onClick={() => act({ type: "restore_line" })}
					/>
				) : (
					<>
						<LineButton
							hint={t.dropHint}
							icon={PhoneOff}
							isBusy={isBusy}
							label={t.dropLine}
							onClick={() => act({ type: "drop_line" })}
						/>
						<LineButton
							hint={t.cutHint}
							icon={PhoneMissed}
							isBusy={isBusy}
							label={t.cutLine}
							onClick={() => act({ type: "drop_line", stays: true })}
						/>
					</>
				)}
				<LineButton
					hint={t.unlinkHint}
					icon={Unplug}
					isBusy={isBusy}
					label={t.unlink}
					onClick={() => act({ type: "unlink" })}
				/>
			</div>
		</div>
	);
}

function LineButton(props: {
	icon: LucideIcon;
	label: string;
	hint: string;
	isBusy: boolean;
	onClick: () => void;
}) {
	const Icon = props.icon;
	return (
		<div>
			<Button className="!w-full" loading={props.isBusy} onClick={props.onClick} type="button">
				<Icon aria-hidden="true" size={16} />
				{props.label}
			</Button>
			<p className="mt-1.5 text-xs text-gray-11">{props.hint}</p>
		</div>
	);
}

function Modes({ view, act }: Pick<PanelProps, "view" | "act">) {
	const t = useStrings({ pt, en }).owner;
	return (
		<fieldset>
			<legend className="mb-2 font-medium">{t.mode}</legend>
			<div className="grid grid-cols-4 gap-1 rounded-control bg-gray-3 p-1">
				{MODES.map((mode) => (
					<label
						className="flex h-8 cursor-pointer items-center justify-center rounded-md text-[13px] font-medium text-gray-11 has-checked:bg-panel has-checked:text-gray-12 has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent-9"
						key={mode}
					>
						<input
							checked={view.mode === mode}
							className="sr-only"
							name="mode"
							onChange={() => act({ type: "mode", mode })}
							type="radio"
							value={mode}
						/>
						{t.modes[mode].name}
					</label>
				))}
			</div>
			<p className="mt-2 text-[13px] text-gray-11">{t.modes[view.mode].text}</p>
		</fieldset>
	);
}

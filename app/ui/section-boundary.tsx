import { RotateCcw } from "lucide-react";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { recordError } from "./error-log.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface SectionBoundaryProps {
	/** The section's name as people know it: "Erro na {section}". */
	section: string;
	children: ReactNode;
}

/**
 * Spec 1, section 2: a section that breaks leaves the rest of the page alone. A class, because
 * React has no hook for error boundaries.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { isBroken: boolean }> {
	override state = { isBroken: false };

	static getDerivedStateFromError(): { isBroken: boolean } {
		return { isBroken: true };
	}

	override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
		recordError(error, { severity: "normal", componentStack: componentStack ?? null });
	}

	override render(): ReactNode {
		if (!this.state.isBroken) return this.props.children;
		return (
			<SectionFallback
				onReload={() => this.setState({ isBroken: false })}
				section={this.props.section}
			/>
		);
	}
}

function SectionFallback(props: { section: string; onReload: () => void }) {
	const t = useStrings({ pt, en }).section;
	return (
		<div
			className="flex flex-col items-center gap-2 rounded-card border border-line bg-panel px-6 py-8 text-center"
			role="alert"
		>
			<p className="font-semibold text-gray-12">{t.title(props.section)}</p>
			<p className="text-[13px] text-gray-11">{t.text}</p>
			<Button className="mt-2" onClick={props.onReload} type="button">
				<RotateCcw aria-hidden="true" size={14} />
				{t.reload}
			</Button>
		</div>
	);
}

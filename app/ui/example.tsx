import { type ReactNode, useId, useState } from "react";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { SampleBadge } from "./sample-badge.tsx";

/**
 * The marked example of a page with real figures (decision 40): it stands below them while there are none yet,
 * and behind "Ver exemplo" once there are some.
 * @param open whether it stands open; its content is drawn only then
 */
export function Example({ open, children }: { open: boolean; children: ReactNode }) {
	const t = useStrings({ pt, en });
	const id = useId();
	const [isOpened, setIsOpened] = useState(false);
	const isOpen = open || isOpened;
	return (
		<section
			aria-labelledby={isOpen ? id : undefined}
			className="mt-8 border-t border-dashed border-line pt-4"
			data-example
		>
			{isOpen ? (
				<>
					<header className="mb-4">
						<div className="flex flex-wrap items-center gap-3">
							<h2 className="text-base font-semibold" id={id}>
								{t.example}
							</h2>
							<SampleBadge />
						</div>
						<p className="mt-1 text-[13px] text-gray-11">{t.exampleText}</p>
					</header>
					{children}
				</>
			) : (
				<button
					className="focus-ring rounded-sm py-1 text-[13px] font-medium text-accent-11 hover:underline"
					onClick={() => setIsOpened(true)}
					type="button"
				>
					{t.seeExample}
				</button>
			)}
		</section>
	);
}

import { isColor, readableOn } from "#app/domain/channels/contrast.ts";
import { MAX_GREETING_LENGTH } from "#app/domain/channels/webchat.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import type { SectionProps } from "../webchat-options.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const FALLBACK = "#3e63dd";

/** Colour, greeting and language, with a preview. */
export function WebchatLook({ value, change, errorOf }: SectionProps) {
	const t = useStrings({ pt, en }).look;
	return (
		<FormSection id="webchat-look" purpose={t.purpose} title={t.title}>
			<div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_15rem]">
				<div className="flex min-w-0 flex-col gap-5">
					<Field error={errorOf("color_invalid")} hint={t.colorHint} label={t.color}>
						{(control) => (
							<span className="flex items-center gap-2">
								<input
									{...control}
									className="h-10 w-14 shrink-0 cursor-pointer rounded-control border border-gray-8 bg-panel p-1 disabled:cursor-not-allowed"
									onChange={(event) => change({ color: event.currentTarget.value })}
									type="color"
									value={isColor(value.color) ? value.color : FALLBACK}
								/>
								<TextInput
									aria-label={t.colorCode}
									className="max-w-32 font-mono"
									maxLength={7}
									onChange={(event) => change({ color: event.currentTarget.value.trim() })}
									spellCheck={false}
									value={value.color}
								/>
							</span>
						)}
					</Field>
					<Field error={errorOf("greeting_invalid")} hint={t.greetingHint} label={t.greeting}>
						{(control) => (
							<TextArea
								{...control}
								maxLength={MAX_GREETING_LENGTH}
								onChange={(event) => change({ greeting: event.currentTarget.value })}
								value={value.greeting}
							/>
						)}
					</Field>
					<Field label={t.language}>
						{(control) => (
							<Select
								{...control}
								className="max-w-56"
								onChange={(event) =>
									change({ locale: event.currentTarget.value === "en" ? "en" : "pt" })
								}
								value={value.locale}
							>
								<option value="pt">{t.languages.pt}</option>
								<option value="en">{t.languages.en}</option>
							</Select>
						)}
					</Field>
				</div>
				<Preview color={isColor(value.color) ? value.color : FALLBACK} greeting={value.greeting} />
			</div>
		</FormSection>
	);
}

function Preview({ color, greeting }: { color: string; greeting: string }) {
	const t = useStrings({ pt, en }).look;
	const own = { backgroundColor: color, color: readableOn(color) };
	return (
		<figure className="min-w-0">
			<figcaption className="mb-1.5 text-[13px] font-medium text-gray-11">{t.preview}</figcaption>
			<div className="overflow-hidden rounded-card border border-line bg-gray-2">
				<div aria-hidden="true" className="h-10" style={own} />
				<div className="flex flex-col gap-2 p-3 text-[13px]">
					<p className="max-w-[85%] self-start rounded-[14px] border border-line bg-panel px-3 py-2 break-words text-gray-12">
						{greeting || "…"}
					</p>
					<p className="max-w-[85%] self-end rounded-[14px] px-3 py-2" style={own}>
						{t.previewAnswer}
					</p>
				</div>
			</div>
		</figure>
	);
}

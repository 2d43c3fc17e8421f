import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ProfileView } from "#app/contracts/settings.ts";
import { may } from "#app/domain/team/role.ts";
import { en as enRegions } from "#app/i18n/regions.en.ts";
import { pt as ptRegions } from "#app/i18n/regions.pt.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FileLifetimeCard } from "./file-lifetime.tsx";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** What a person takes along; admins also the whole workspace, which they may end here. */
export function DataSection({ profile }: { profile: ProfileView }) {
	const t = useStrings({ pt, en }).data;
	return (
		<>
			<FormCard purpose={t.own.purpose} title={t.own.title}>
				<Export label={t.own.export} of="me" />
			</FormCard>
			<Place region={profile.region} />
			{may(profile.role, "care_for_data") ? (
				<>
					<FileLifetimeCard stored={profile.fileDays} />
					<FormCard purpose={t.workspace.purpose} title={t.workspace.title}>
						<Export label={t.workspace.export} of="workspace" />
					</FormCard>
					<DeleteWorkspace name={profile.workspaceName} />
				</>
			) : null}
		</>
	);
}

/** Where the workspace's channels are made. Nobody can move what is there (record 106). */
function Place({ region }: Pick<ProfileView, "region">) {
	const t = useStrings({ pt, en }).data.place;
	const regions = useStrings({ pt: ptRegions, en: enRegions });
	return (
		<FormCard purpose={t.purpose} title={t.title}>
			<p className="font-medium text-gray-12">{region === null ? t.nearFirst : regions[region]}</p>
			<p className="max-w-[65ch] text-[13px] text-gray-11 text-pretty">{t.stays}</p>
		</FormCard>
	);
}

/** The answer is a file, so the page stays. */
function Export(props: { label: string; of: "me" | "workspace" }) {
	return (
		<form action={`/api/personal-data/${props.of}`} method="post">
			<Button type="submit">
				<Download aria-hidden="true" size={16} />
				{props.label}
			</Button>
		</form>
	);
}

function DeleteWorkspace({ name }: { name: string }) {
	const t = useStrings({ pt, en }).data.end;
	const errorText = useErrorText();
	const [typed, setTyped] = useState("");
	const [isAsking, setAsking] = useState(false);
	const ending = useSettingsForm("delete-workspace", ({ code }) => {
		setAsking(false);
		// Everybody is signed out: the address of the sign-in is the only one left.
		if (!code) return window.location.assign("/auth");
		notify.error(t.failed, code === "conflict" ? t.ofInstallation : errorText(code));
	});
	const isName = typed.trim() === name.trim();
	return (
		<FormCard
			actions={
				<Button disabled={!isName} kind="danger" onClick={() => setAsking(true)} type="button">
					<Trash2 aria-hidden="true" size={16} />
					{t.delete}
				</Button>
			}
			purpose={t.purpose}
			title={t.title}
		>
			<Field hint={t.hint} label={t.label(name)}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						onChange={(event) => setTyped(event.currentTarget.value)}
						value={typed}
					/>
				)}
			</Field>
			<ConfirmDialog
				busy={ending.isSending}
				confirmLabel={t.forGood}
				onConfirm={() => ending.send({ name: typed })}
				onOpenChange={setAsking}
				open={isAsking}
				title={t.ask(name)}
			>
				{t.lost}
			</ConfirmDialog>
		</FormCard>
	);
}

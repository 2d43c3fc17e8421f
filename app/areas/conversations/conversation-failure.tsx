import { MessagesSquare } from "lucide-react";
import { href, isRouteErrorResponse, Link, useRevalidator, useRouteError } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** In place of a conversation that is gone or could not be opened; the list beside it stays. */
export function ConversationFailure() {
	const t = useStrings({ pt, en }).session;
	const error = useRouteError();
	const { revalidate, state } = useRevalidator();
	if (isRouteErrorResponse(error) && error.status < 500)
		return (
			<EmptyState
				action={
					<Button asChild kind="primary">
						<Link to={href("/conversations")}>{t.toList}</Link>
					</Button>
				}
				icon={MessagesSquare}
				title={t.gone}
			>
				{t.goneText}
			</EmptyState>
		);
	return (
		<div className="p-4">
			<ErrorState onRetry={() => void revalidate()} retrying={state === "loading"} title={t.failed}>
				{t.failedText}
			</ErrorState>
		</div>
	);
}

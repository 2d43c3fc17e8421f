import { EllipsisVertical, UserPlus } from "lucide-react";
import type { PhoneContact, SimulatedMember } from "#app/contracts/simulated-phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { Select } from "#app/ui/select.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

/** Who comes into a group next, in this order. */
const NEXT = [
	{ phone: "5511970000211", name: "Davi Rocha" },
	{ phone: "5511970000212", name: "Elisa Prado" },
	{ phone: "5511970000213", name: "Fábio Nunes" },
	{ phone: "5511970000214", name: "Gabi Torres" },
];

/** Of a group: which of its people one is, and what happens to them. */
export function GroupBar(props: {
	group: PhoneContact & { members: SimulatedMember[] };
	/** Number of the member who writes. */
	author: string;
	onAuthor: (phone: string) => void;
	act: Act;
	isLinked: boolean;
}) {
	const t = useStrings({ pt, en }).group;
	const { group, act, isLinked } = props;
	const { phone, members } = group;
	const current = members.find((one) => one.phone === props.author) ?? members[0];
	const next = NEXT.find((one) => members.every((member) => member.phone !== one.phone));
	const tell = (change: Omit<Extract<Parameters<Act>[0], { type: "group" }>, "type" | "phone">) =>
		act({ type: "group", phone, ...change });
	return (
		<div className="flex items-center gap-1 border-b border-line bg-panel px-3 py-1.5">
			<Select
				aria-label={t.writer}
				className="min-w-0 flex-1"
				isCompact
				onChange={(event) => props.onAuthor(event.currentTarget.value)}
				value={current?.phone ?? ""}
			>
				{members.map((one) => (
					<option key={one.phone} value={one.phone}>
						{one.isAdmin ? t.admin(one.name) : one.name}
					</option>
				))}
			</Select>
			<IconButton
				disabled={!isLinked || next === undefined}
				label={next ? t.add(next.name) : t.addNobody}
				onClick={() => next && tell({ act: "added", who: next.phone, name: next.name })}
			>
				<UserPlus aria-hidden="true" size={16} strokeWidth={1.75} />
			</IconButton>
			<Menu
				trigger={
					<IconButton disabled={!isLinked} label={t.more}>
						<EllipsisVertical aria-hidden="true" size={16} strokeWidth={1.75} />
					</IconButton>
				}
			>
				{next ? (
					<MenuItem onSelect={() => tell({ act: "joined", who: next.phone, name: next.name })}>
						{t.join(next.name)}
					</MenuItem>
				) : null}
				<MenuItem onSelect={() => tell({ act: "renamed", name: t.renamed(group.name) })}>
					{t.rename}
				</MenuItem>
				{current ? (
					<>
						<MenuSeparator />
						<MenuItem
							onSelect={() =>
								tell({ act: current.isAdmin ? "demoted" : "promoted", who: current.phone })
							}
						>
							{current.isAdmin ? t.demote(current.name) : t.promote(current.name)}
						</MenuItem>
						<MenuItem onSelect={() => tell({ act: "left", who: current.phone })}>
							{t.leave(current.name)}
						</MenuItem>
						<MenuItem color="red" onSelect={() => tell({ act: "removed", who: current.phone })}>
							{t.remove(current.name)}
						</MenuItem>
					</>
				) : null}
			</Menu>
		</div>
	);
}

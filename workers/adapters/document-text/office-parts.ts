import { readXml } from "./xml.ts";
import type { Archive } from "./zip.ts";

interface Relationship {
	/** The last word of its type: `officeDocument`, `worksheet`, `styles`. */
	type: string;
	/** The part's place in the archive. */
	target: string;
}

/** A target as a place in the archive: relative ones begin at the folder of the part that has them. */
function placeOf(target: string, folder: string): string {
	const parts = target.startsWith("/") ? [] : folder.split("/").filter((part) => part !== "");
	for (const part of target.split("/"))
		if (part === "..") parts.pop();
		else if (part !== "." && part !== "") parts.push(part);
	return parts.join("/");
}

/** What a part refers to, by the ids it uses. `""` is the archive itself. */
export function readRelationships(archive: Archive, part: string): Map<string, Relationship> {
	const cut = part.lastIndexOf("/") + 1;
	const [folder, name] = [part.slice(0, cut), part.slice(cut)];
	const found = new Map<string, Relationship>();
	readXml(archive.read(`${folder}_rels/${name}.rels`) ?? "", {
		open(element, { Id, Type, Target, TargetMode }) {
			if (element !== "Relationship" || TargetMode === "External") return;
			if (Id === undefined || Type === undefined || Target === undefined) return;
			const type = Type.slice(Type.lastIndexOf("/") + 1);
			found.set(Id, { type, target: placeOf(Target, folder) });
		},
	});
	return found;
}

/** The place of the one part that something refers to by this type. */
export const partOf = (
	relationships: ReadonlyMap<string, Relationship>,
	type: string,
): string | null => [...relationships.values()].find((one) => one.type === type)?.target ?? null;

/** The archive's main part, with its place. Throws RangeError without one. */
export function readMainPart(archive: Archive): { place: string; xml: string } {
	const place = partOf(readRelationships(archive, ""), "officeDocument");
	const xml = place === null ? null : archive.read(place);
	if (place === null || xml === null) throw new RangeError("no main part");
	return { place, xml };
}

// M08: files that execute when opened. They are never opened here, and a download warns first.

const RISKY_EXTENSIONS = new Set(
	(
		"apk app application bat bin chm cmd com command cpl deb desktop dll dmg docm elf exe gadget hta " +
		"htm html inf ins iso jar js jse lnk mht mhtml msc msi msix msp mst ocx osx pif pkg potm ppam " +
		"pptm ps1 psm1 py rb reg rpm run scf scr sct sh svg swf sys url vb vbe vbs vhd vxd ws wsc wsf " +
		"wsh xhtml xlam xlsb xlsm xml xpi"
	).split(" "),
);

/** By the last ending, as systems read it: trailing dots and spaces fall off there too. */
export function isRiskyFile(fileName: string): boolean {
	const parts = fileName.split(".").map((part) => part.trim());
	const at = parts.findLastIndex((part) => part !== "");
	return at > 0 && RISKY_EXTENSIONS.has(parts[at]?.toLowerCase() ?? "");
}

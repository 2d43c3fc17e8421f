type Early = [target: HTMLElement, type: "click" | "input" | "keydown", value: string];

declare global {
	interface Window {
		prosaEarly?: { events: Early[]; end: () => void };
	}
}

/**
 * Notes what somebody does before the page is live, where the browser does nothing by itself: presses of buttons that submit
 * nothing, choices, words, and single keys outside of fields. Links and forms work without us. A script's text with the
 * answer's nonce: it has no `<`, `>`, `&` or quote that React would escape.
 */
export const EARLY_SCRIPT = `(function(){
var kinds=[\`click\`,\`input\`,\`keydown\`],events=[];
var note=function(event){
var target=event.target,value=\`\`;
if(event.type===\`click\`){
target=target.closest(\`a,button,[role=button],input[type=checkbox],input[type=radio]\`);
if(target===null||target.href||(target.type===\`submit\`?target.form:null))return;
}else if(event.type===\`input\`){
if(target.type===\`checkbox\`||target.type===\`radio\`)return;
value=target.value;
}else{
if(event.ctrlKey||event.metaKey||event.altKey||target.closest(\`a,button,input,textarea,select\`))return;
value=event.key;
}
events.push([target,event.type,value]);
};
kinds.forEach(function(kind){addEventListener(kind,note,true)});
window.prosaEarly={events:events,end:function(){kinds.forEach(function(kind){removeEventListener(kind,note,true)})}};
})();`;

/** From here on React listens: a press that both hear would act twice. */
export const endEarlyEvents = (): void => window.prosaEarly?.end();

/** The page is live: what was done before acts now, in its order. */
export function replayEarlyEvents(): void {
	for (const [target, type, value] of window.prosaEarly?.events.splice(0) ?? []) {
		if (!target.isConnected) continue;
		if (type === "click") target.click();
		else if (type === "input") write(target, value);
		else
			target.dispatchEvent(
				new KeyboardEvent(type, { key: value, bubbles: true, cancelable: true }),
			);
	}
}

/** As typed by hand: React notices only a value that its own property has not seen. */
function write(field: HTMLElement, value: string): void {
	const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
	Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}

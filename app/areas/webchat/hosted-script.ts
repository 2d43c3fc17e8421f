/** Element of the page that the widget fills; it is the widget's alone. */
export const PLACE = "prosa-webchat-page";

/**
 * All that the hosted page does by itself, so that a customer's phone loads the widget and no framework: it says that the
 * widget did not come (refused, or not there after 15 s), reloads, and copies the address. A script's text with the
 * answer's nonce: it has no `<`, `>`, `&` or quote that React would escape.
 */
export const HOSTED_SCRIPT = `(function(){
var place=document.getElementById(\`${PLACE}\`);
var fail=function(){if(!place.firstChild)place.dataset.state=\`failed\`};
setTimeout(fail,15000);
place.addEventListener(\`prosa-webchat-failed\`,fail);
document.querySelector(\`script[data-target]\`).addEventListener(\`error\`,fail);
document.addEventListener(\`click\`,function(event){
var button=event.target.closest(\`[data-does]\`);
if(!button)return;
if(button.dataset.does===\`reload\`)return location.reload();
var say=function(words){return function(){document.querySelector(\`[data-said]\`).textContent=words}};
navigator.clipboard.writeText(button.dataset.address).then(say(button.dataset.copied),say(button.dataset.refused));
});
})()`;

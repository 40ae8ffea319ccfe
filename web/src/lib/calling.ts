/** How a page calls somebody who looks elsewhere: by the icon of its tab, and by a notification if they want it. */
import { prefs } from "./prefs.svelte";

const CALM = "/arms.svg";
const CALLS = "/arms-calls.svg"; // the same with a golden dot

/** The icon of the tab has a dot while somebody is waited for. */
export function icon(calls: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = calls ? CALLS : CALM;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

export type Permission = "granted" | "denied" | "default" | "missing";

/** What the browser lets us do; pages that do not come over https from elsewhere may not call. */
export function permission(): Permission {
  return "Notification" in window && isSecureContext ? Notification.permission : "missing";
}

/** Ask the reader, once they have asked for it; whether calls can be made now. */
export async function allow(): Promise<Permission> {
  if (permission() === "missing") return "missing";
  const answer = await Notification.requestPermission();
  if (answer !== "granted") return answer;
  try {
    new Notification(document.title, { silent: true }).close(); // some phones know the word, but cannot do it
    return "granted";
  } catch {
    return "missing";
  }
}

/** Call somebody whose tab is hidden. A newer call about the same thing takes the place of the older one. */
export function notify(about: string, title: string, body: string): void {
  if (!document.hidden || !prefs.calls || permission() !== "granted") return;
  const call = new Notification(title, { body, tag: `fabletop-${about}`, icon: CALLS, lang: prefs.language });
  call.onclick = () => {
    window.focus();
    call.close();
  };
}

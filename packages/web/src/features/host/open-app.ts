/** Long enough for a phone to ask whether the app may be opened. */
const KEPT_MS = 5000

/** Knocks at the installed app through a frame: where nobody has it, the page stays as it is. */
export function openApp(link: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = link
  document.body.append(frame)
  setTimeout(() => frame.remove(), KEPT_MS)
}

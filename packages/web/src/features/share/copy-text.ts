/** Puts a text on the clipboard. False where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

/** Some apps around a page copy a moment after they were asked to. */
const CHECK_MS = 50

// Host apps often show pages without the clipboard interface.
async function copyByHand(text: string): Promise<boolean> {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  // What is outside an open dialog cannot have the focus.
  const place = document.querySelector('dialog:modal') ?? document.body
  place.append(field)
  field.select()
  let heard = false
  const hear = () => (heard = true)
  document.addEventListener('copy', hear)
  const done = document.execCommand('copy')
  await new Promise((resolve) => setTimeout(resolve, CHECK_MS))
  document.removeEventListener('copy', hear)
  field.remove()
  return done || heard
}

/** Puts a text on the clipboard. False where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

// Host apps often show pages without the clipboard interface.
function copyByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  // What is outside an open dialog cannot have the focus.
  const place = document.querySelector('dialog:modal') ?? document.body
  place.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}

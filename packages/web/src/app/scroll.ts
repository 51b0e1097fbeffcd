const places = new Map<string, number>()
let first = true

/** Brings a page back to where it was left, a new one to its top, and notes where it goes. */
export function keepScroll(id: string): () => void {
  // A visit begins at the top; to say so again would cost a layout.
  if (!first) scrollTo(0, places.get(id) ?? 0)
  first = false
  const note = () => void places.set(id, scrollY)
  addEventListener('scroll', note, { passive: true })
  return () => removeEventListener('scroll', note)
}

const places = new Map<string, number>()

/** Brings a page back to where it was left, a new one to its top, and notes where it goes. */
export function keepScroll(id: string): () => void {
  scrollTo(0, places.get(id) ?? 0)
  const note = () => void places.set(id, scrollY)
  addEventListener('scroll', note, { passive: true })
  return () => removeEventListener('scroll', note)
}

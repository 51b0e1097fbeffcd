/** Shown inside a page of another site. Our own pages may frame each other. */
export function isFramed(view: Window = window): boolean {
  if (view.top === view.self || view.top === null) return false
  try {
    return view.top.location.origin !== view.location.origin
  } catch {
    return true
  }
}

/** So many items of a list are handled in one go: few enough for a slow phone to answer a finger in between. */
export const PIECE = 40

export const untilFree = () => new Promise((resolve) => setTimeout(resolve))

/** Handles a long list piece by piece, and lets the browser do something else before each. */
export async function eachPiece<Item>(
  items: readonly Item[],
  handle: (piece: readonly Item[]) => void,
  rest: () => Promise<unknown> = untilFree,
): Promise<void> {
  for (let at = 0; at < items.length; at += PIECE) {
    await rest()
    handle(items.slice(at, at + PIECE))
  }
}

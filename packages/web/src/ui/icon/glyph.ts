/** Drawing of an icon on its grid, as path data. */
export interface Glyph {
  /** Main stroke. */
  d?: string
  /** Thinner inner stroke. */
  fine?: string
  dash?: string
  /** Filled with the text colour. */
  dot?: string
  /** The one part that may turn volt. */
  volt?: string
}

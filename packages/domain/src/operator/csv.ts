/** What a spreadsheet would run instead of showing: it folds full-width signs and skips what does not print. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** A text as one cell: quoted where it has to be, and never a formula. */
export function textCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Whole fen as coins with two decimals. */
export const moneyCell = (fen: number): string => (fen / 100).toFixed(2)

/** A line of the file, as spreadsheets expect it. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** Tells spreadsheets that the file is UTF-8. */
export const BOM = '\uFEFF'

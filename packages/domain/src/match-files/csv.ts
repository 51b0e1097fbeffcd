/** Something in a file that was not taken as it stands, and where. */
export interface Complaint {
  readonly line: number
  readonly text: string
}

export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
  readonly complaints: readonly Complaint[]
  /** The text ends inside its last row: the last cell of it may be half a number. */
  readonly cut: boolean
}

/** The cells of one line. */
export const splitRow = (line: string): string[] =>
  line.includes('"') ? splitQuoted(line) : line.split(',')

export const isEmptyRow = (line: string): boolean => /^[,\s]*$/.test(line)

/** A row that stops before its last named column, at the end of a text, was cut. */
export const isCutRow = (cells: readonly string[], names: readonly string[]): boolean =>
  cells.length < namedLength(names)

/** Comma separated text. `columns` names them for a text that has no first row of names. */
export function parseTable(text: string, columns?: readonly string[]): Table {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const ended = lines.at(-1)?.trim() === ''
  const names = columns ?? splitRow(lines[0] ?? '').map((name) => name.trim())
  const rows: TableRow[] = []
  const complaints: Complaint[] = []
  for (let at = columns ? 0 : 1; at < lines.length; at++) {
    const line = lines[at]!
    if (isEmptyRow(line)) continue
    const cells = splitRow(line)
    rows.push({ line: at + 1, cells })
    if (cells.length > names.length && cells.slice(names.length).some((cell) => cell !== ''))
      complaints.push({ line: at + 1, text: 'more cells than columns' })
  }
  const last = rows.at(-1)
  const cut = !ended && last !== undefined && isCutRow(last.cells, names)
  return { columns: names, rows, complaints, cut }
}

function splitQuoted(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line[at]!
    if (letter === '"') {
      if (quoted && line[at + 1] === '"') cell += line[++at]!
      else quoted = !quoted
    } else if (letter === ',' && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

// Spreadsheets leave columns without a name at the end; a row that stops before them is whole.
const namedLength = (names: readonly string[]) => names.findLastIndex((name) => name !== '') + 1

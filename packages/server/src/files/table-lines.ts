import { isCutRow, isEmptyRow, splitRow } from '@linmen/domain/match-files/csv.ts'
import type { Complain } from './batch.ts'
import type { SourceFile } from './source-file.ts'

export interface TableLine {
  readonly number: number
  /** A cell by the name of its column; empty where there is none. */
  readonly get: (column: string) => string
}

/** The rows of a comma separated file under its first line, in pieces. A row that was cut is left out. */
export async function* tableLines(
  file: SourceFile,
  complain: Complain,
  size = 2000,
): AsyncGenerator<TableLine[]> {
  let columns: ReadonlyMap<string, number> | null = null
  let names: string[] = []
  for await (const lines of file.lines(size)) {
    const rows: TableLine[] = []
    for (const { number, text, last } of lines) {
      if (isEmptyRow(text)) continue
      const cells = splitRow(text)
      if (!columns) {
        names = cells.map((name) => name.trim())
        columns = new Map(names.map((name, at) => [name, at]))
        continue
      }
      if (last && isCutRow(cells, names)) {
        complain(number, 'the file ends in the middle of this row')
        continue
      }
      const places = columns
      rows.push({ number, get: (name) => cells[places.get(name) ?? -1]?.trim() ?? '' })
    }
    yield rows
  }
}

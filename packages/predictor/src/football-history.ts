import { parseFootballFile } from '@linmen/domain/match-files/football-file.ts'
import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { readText } from './text-file.ts'

/** All matches of the files, from old to new; complaints go to stderr. */
export function readFootballHistory(paths: readonly string[]): FootballRow[] {
  const all: FootballRow[] = []
  for (const path of paths) {
    const { rows, complaints } = parseFootballFile(readText(path))
    for (const row of rows) all.push(row)
    if (complaints.length > 0)
      process.stderr.write(
        `${path}: ${complaints.length} complaints, first: ${complaints[0]!.text}\n`,
      )
  }
  return all.sort(byTime)
}

const byTime = (a: { day: number; id: string }, b: { day: number; id: string }): number =>
  a.day - b.day || (a.id < b.id ? -1 : 1)

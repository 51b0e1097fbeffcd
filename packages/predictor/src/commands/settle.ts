import { settleSheet } from '@linmen/domain/settlement/settle-sheet.ts'
import { readText } from '#text-file.ts'

/** `settle picks.csv`: settles the home side of every row; rows it cannot read are named on stderr. */
export function settle([path]: readonly string[]): number {
  if (path === undefined) {
    process.stderr.write('settle picks.csv (MatchId, FTHG, FTAG, AHCh, HomeOdds)\n')
    return 2
  }
  const { csv, complaints } = settleSheet(readText(path))
  process.stdout.write(csv)
  for (const { line, text } of complaints) process.stderr.write(`line ${line}: ${text}\n`)
  return complaints.length > 0 ? 1 : 0
}

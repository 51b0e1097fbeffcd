import type { BoxLine } from '@linmen/domain/sport/depth.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'

/** A finished match with every player's line. */
export interface BoxScore {
  readonly sheet: MatchSheet
  readonly lines: readonly BoxLine[]
}

/** The box scores of a team's last matches, newest first. */
export async function lastBoxScores(
  ports: Ports,
  teamId: string,
  count: number,
): Promise<BoxScore[]> {
  const sheets = await archiveOf(ports).recent(teamId, ports.clock.nowMs(), count)
  const boxes = await archiveOf(ports).boxes(sheets.map(({ fixture }) => fixture.id))
  return sheets.flatMap((sheet) => {
    const lines = boxes.get(sheet.fixture.id) ?? []
    return lines.length > 0 ? [{ sheet, lines }] : []
  })
}

/** Which past matches are looked at: the question the history calls are asked with. */
export interface HistoryChoice {
  readonly sameLeague: boolean
  readonly sameVenue: boolean
  readonly part: 'full' | 'half'
  readonly pageSize: 10 | 20
}

export const EVERY_MATCH: HistoryChoice = {
  sameLeague: false,
  sameVenue: false,
  part: 'full',
  pageSize: 10,
}

/** What lines are called in a sport, and whose side they are written from. */
export interface LineWords {
  readonly plate: string
  readonly read: string
}

/** What is counted: figures that differ from those of another card have another base. */
export function baseText({ sameLeague, part }: HistoryChoice, { plate, read }: LineWords): string {
  const scope = sameLeague ? '只计本赛事' : '含收录的各项赛事'
  return part === 'half'
    ? `${scope}；半场没有${plate}和大小`
    : `${scope}；${plate}和大小只计有终盘的比赛，${read}`
}

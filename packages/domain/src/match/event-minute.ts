/** When something happened in play. */
export interface PlayMinute {
  /** Never beyond the end of its period: sorting and charts go by it. */
  readonly minute: number
  /** Minutes of stoppage time, where a feed tells them. */
  readonly added?: number
}

/** `67'`, `90+3'`. */
export const eventMinute = (moment: PlayMinute): string => `${minuteCount(moment)}'`

/** `67`, `90+3`: where words follow. */
export const minuteCount = ({ minute, added = 0 }: PlayMinute): string =>
  added > 0 ? `${minute}+${added}` : `${minute}`

/** What came earlier first; what is not told of stoppage time came before it. */
export const byMinute = (a: PlayMinute, b: PlayMinute): number =>
  a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0)

/** The stoppage time of something, to be told along with its minute. */
export const addedTo = ({ added }: Pick<PlayMinute, 'added'>): Pick<PlayMinute, 'added'> =>
  added ? { added } : {}

/** Splits minutes counted on beyond the end of a period: 93 of 90 are `90+3`. */
export const playMinute = (counted: number, last: number): PlayMinute =>
  counted <= last ? { minute: Math.max(1, counted) } : { minute: last, added: counted - last }

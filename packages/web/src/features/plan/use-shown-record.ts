import type { ExpertFace } from '@linmen/contract/expert/expert.schemas.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useSumVeil } from '#sport/shield/tv-delay.ts'

interface ShownRecord {
  readonly record: ExpertFace['record']
  /** Why hits and runs are left out. */
  readonly veil: Veil | null
}

/** An expert's record without what a hidden match has changed in it. */
export function useShownRecord({ record }: Pick<ExpertFace, 'record'>): ShownRecord {
  const veil = useSumVeil(record)
  if (veil === null) return { record, veil }
  const { recent: _sum, monthReturn: _return, ...rest } = record
  return { record: { ...rest, streak: 0, dots: [] }, veil }
}

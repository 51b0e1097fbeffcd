import type { FoulReason } from '@linmen/contract/community/community.schemas.ts'
import { FOUL_WORDS } from '@linmen/domain/community/foul-words.ts'

/** In the order they are offered. */
const ORDER = ['abuse', 'advert', 'fraud', 'vulgar', 'politics', 'spoiler', 'other'] as const

export const FOUL_REASONS: readonly { key: FoulReason; label: string }[] = ORDER.map((key) => ({
  key,
  label: FOUL_WORDS[key],
}))

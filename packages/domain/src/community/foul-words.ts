import type { FoulReason } from '@linmen/contract/community/community.schemas.ts'

/** Why something is reported or taken down, as people are told. */
export const FOUL_WORDS: Readonly<Record<FoulReason, string>> = {
  abuse: '辱骂攻击',
  advert: '广告引流',
  fraud: '欺诈或承诺收益',
  vulgar: '低俗内容',
  politics: '不当言论',
  spoiler: '恶意剧透',
  other: '其他',
}

import { named, optional } from '#kit/codec.ts'
import { id, int } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { shareParams } from '#kit/transport.ts'
import { word } from './param-codecs.ts'

/** What one company offered, from its first price to its last. */
const oneCompany = {
  matchId: id,
  oddsId: optional(id),
  market: named('type', optional(word)),
  period: optional(word),
}

/** Who passed a match on, and by which way. */
const passedOn = {
  matchId: id,
  shareId: named(shareParams.shareId, optional(id)),
  from: named(shareParams.from, optional(word)),
}

export const matchScreens = {
  BkHandicapDetailPage: screen({ path: '/bk-handicap-detail', params: oneCompany }),
  BkExplanationPage: screen({ path: '/bk-explanation', params: { about: optional(word) } }),
  OddsDetailPage: screen({ path: '/odds-detail', params: oneCompany }),
  MatchLongPage: screen({ path: '/match/long-page', params: { matchId: id } }),
  TeamRankPage: screen({ path: '/euro/rank', params: { leagueId: optional(id) } }),
  FtMatchSharePage: screen({ path: '/share-page/ftMatch', params: passedOn }),
  RedPacketPage: screen({
    path: '/match-packet/packet',
    params: { matchId: optional(id), goalCount: optional(int({ min: 1, max: 99 })) },
  }),
  BkMatchSharePage: screen({ path: '/share-page/bkMatch', params: passedOn }),
}

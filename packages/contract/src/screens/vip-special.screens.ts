import { optional } from '#kit/codec.ts'
import { legacyCode, sport } from '#kit/legacy-words.ts'
import { day, id } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { payReturn } from './wallet.screens.ts'

const ofMatch = { matchId: id }

export const vipSpecialScreens = {
  VipSpecialList: screen({
    path: '/vip-special/list',
    params: { type: optional(legacyCode), date: optional(day) },
  }),
  VipSpecialBetfairPage: screen({ path: '/vip-special/betfair-detail', params: ofMatch }),
  VipSpecialDispersionPage: screen({ path: '/vip-special/disperse-detail', params: ofMatch }),
  VipSpecialKellyPage: screen({ path: '/vip-special/kelly-detail', params: ofMatch }),
  VipSpecialSameOddsPage: screen({ path: '/vip-special/same-odds-detail', params: ofMatch }),
  VipSpecialRecordPage: screen({
    path: '/vip-special/record-detail',
    params: { ...ofMatch, type: optional(legacyCode) },
  }),
  VipSpecialInjuryPage: screen({ path: '/vip-special/injury-detail', params: ofMatch }),
  VipSpecialIntroduce: screen({ path: '/vip-special/introduce' }),
  WindMarkListPage: screen({
    path: '/wind-mark-lis',
    params: { date: optional(day), sport: optional(sport) },
  }),
  MyLookWindmark: screen({ path: '/wind-mark-lis/looked', access: 'member' }),
  ProbabilityChange: screen({
    path: '/wind-mark-lis/probability-change/:winMarkId',
    params: { winMarkId: id, ...payReturn },
  }),
}

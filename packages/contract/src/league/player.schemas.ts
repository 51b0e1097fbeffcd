import { named, nullable, type House } from '#kit/codec.ts'
import { day, id, int, text, words } from '#kit/scalars.ts'
import { record, shape } from '#kit/shapes.ts'

/** Who somebody is and whom he plays for. */
export const playerDetail = shape({
  id: named('playerId', id),
  name: named('playerName', text({ max: 40 })),
  teamId: id,
  teamName: text({ max: 30 }),
  leagueId: id,
  shirt: named('shirtNumber', int({ max: 99 })),
  position: words({
    goalkeeper: 1,
    defender: 2,
    midfielder: 3,
    forward: 4,
    guard: 5,
    centre: 6,
  }),
  birthDay: named('birthday', day),
  age: int({ max: 99 }),
  heightCm: named('height', int()),
  weightKg: named('weight', int()),
  countryId: id,
  countryName: text({ max: 20 }),
  strong: named('strongSide', words({ left: 1, right: 2, both: 3 })),
  /** In ten thousand euros. */
  value: named('marketValue', int()),
  contractUntil: named('contractEndDate', day),
})
export type PlayerEntry = House<typeof playerDetail>

export const transfer = shape({
  day: named('transferDate', day),
  from: named('fromTeamName', nullable(text({ max: 30 }))),
  to: named('toTeamName', text({ max: 30 })),
  kind: named('transferType', words({ transfer: 1, loan: 2, free: 3, academy: 4, draft: 5 })),
  /** In ten thousand euros; null is undisclosed. */
  fee: named('transferFee', nullable(int())),
})

export const honour = shape({
  season: named('seasonName', text({ max: 20 })),
  name: named('honorName', text({ max: 40 })),
})

/** One season for one team. Figures are totals of matches that were played. */
export const careerLine = shape({
  season: named('seasonName', text({ max: 20 })),
  leagueName: text({ max: 20 }),
  teamName: text({ max: 30 }),
  appearances: named('matchNum', int()),
  figures: named('dataMap', record(int())),
})
export type CareerEntry = House<typeof careerLine>

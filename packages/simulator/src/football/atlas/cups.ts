import { countryRow } from './countries.ts'
import type { Competition } from './leagues.ts'

/** A cup borrows its clubs from leagues, by their places in the last table before it begins. */
export interface CupRow extends Competition {
  readonly kind: 'cup'
  /** Leagues in order of strength, with what their clubs have ahead of an average league's, in goals. */
  readonly from: readonly { readonly leagueId: string; readonly ahead: number }[]
  /** The first place that qualifies; four of each league do, or sixteen of a single one. */
  readonly firstPlace: number
  readonly mode: 'groups' | 'knockout'
}

const GREAT = '11:30 13:26 15:20 14:20 16:12 17:4 18:4 20:-6'

export const CUPS: readonly CupRow[] = [
  cup('10 欧冠 欧洲冠军联赛 O #2B4BB8 90 1', GREAT, 1),
  cup('130 欧联 欧洲联赛 O #EA580C 90 1', GREAT, 5),
  cup('131 亚冠 亚洲冠军联赛 Y #0D9488 91 1', '21:14 23:10 24:6 22:-8', 1),
  cup('132 南自杯 南美解放者杯 N #CA8A04 92 1', '27:20 28:12 109:-2 107:-6', 1),
  cup('133 非冠 非洲冠军联赛 F #15803D 93 1', '115:10 119:6 120:2 117:0', 1),
  cup('134 英足总杯 英格兰足总杯 Y #991B1B 1 2', '11:0', 1),
  cup('135 国王杯 西班牙国王杯 G #B45309 10 2', '13:0', 1),
  cup('136 意杯 意大利杯 Y #047857 12 2', '14:0', 1),
  cup('137 德国杯 德国足协杯 D #111827 7 2', '15:0', 1),
  cup('138 中足杯 中国足协杯 Z #9F1239 35 5', '22:0', 1),
]

const byId = new Map(CUPS.map((row) => [row.id, row]))
export const cupRow = (id: string): CupRow | undefined => byId.get(id)

/** Their leagues leave the weeks of the cup free. */
export const isInCups = (leagueId: string): boolean => CUP_LEAGUES.has(leagueId)

const CUP_LEAGUES = new Set(CUPS.flatMap(({ from }) => from.map(({ leagueId }) => leagueId)))

function cup(words: string, leagues: string, firstPlace: number): CupRow {
  const [id, name, fullName, letter, colour, country, category] = words.split(' ')
  const from = leagues.split(' ').map((word) => {
    const [leagueId, ahead] = word.split(':')
    return { leagueId: leagueId!, ahead: Number(ahead) / 100 }
  })
  return {
    kind: 'cup',
    id: id!,
    name: name!,
    fullName: fullName!,
    letter: letter!,
    colour: colour!,
    country: countryRow(country!),
    level: 0,
    category: Number(category),
    from,
    firstPlace,
    mode: from.length > 1 ? 'groups' : 'knockout',
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { parseFootballFile } from '@linmen/domain/match-files/football-file.ts'
import { pricesFrom, type FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { seededDice } from '@linmen/domain/chance/dice.ts'

const folder = fileURLToPath(new URL('../../shared/data/football/', import.meta.url))

/** The public seasons where they lie beside the project, else as many made-up matches. */
export function benchHistory(): { rows: FootballRow[]; source: string } {
  if (!existsSync(folder)) return { rows: madeUp(), source: 'made-up matches' }
  const rows = readdirSync(folder)
    .filter((name) => /^matches_.*\.csv\.gz$/.test(name))
    .flatMap((name) => parseFootballFile(gunzipSync(readFileSync(folder + name)).toString()).rows)
  return { rows, source: 'public seasons 2000/01–2023/24' }
}

function madeUp(): FootballRow[] {
  const dice = seededDice(1)
  return Array.from({ length: 180_000 }, (_, at) => {
    const league = at % 22
    const home = Math.floor(dice() * 26)
    const away = (home + 1 + Math.floor(dice() * 25)) % 26
    const goals = () => Math.floor(dice() * dice() * 5)
    const price = (low: number) => Math.round((low + 4 * dice()) * 20) / 20
    return {
      ...{ id: `m${at}`, season: '2324', div: league === 0 ? 'E0' : `X${league}`, time: '' },
      ...{ day: 10_000 + Math.floor(at / 25), home: `T${home}`, away: `T${away}` },
      ...{ homeGoals: goals(), awayGoals: goals(), halfHomeGoals: -1, halfAwayGoals: -1 },
      ...{ homeShots: -1, awayShots: -1, homeOnTarget: -1, awayOnTarget: -1 },
      prices: pricesFrom({ B365H: price(1.1), B365D: price(3), B365A: price(1.1) }),
    }
  })
}

import { diceFor } from '@linmen/domain/chance/dice.ts'
import { dayText } from '#football/season/half-year.ts'
import type { Note, Stage } from './stage.ts'

const HOUR_MS = 3_600_000

/** The forecast of the day before and what it was an hour before kick-off. */
export function weatherNotes({ almanac, match, clock }: Stage): Note[] {
  const dice = diceFor(almanac.seed, 'weather', match.home.city, match.day)
  const [mean, swing] = climateOf(match.home.league.country)
  const month = Number(dayText(match.day).slice(5, 7))
  const season = Math.cos(((month - 7) / 6) * Math.PI)
  const south = SOUTHERN.has(match.home.league.country.id)
  const temperatureC = Math.round(mean + swing * (south ? -season : season) + dice.between(-4, 4))
  const usual = skyOf(dice.next(), temperatureC)
  // Play is stopped by the weather and by nothing else.
  const text = clock.stop ? stormOf(temperatureC) : usual
  const wet = text.includes('雨') || text.includes('雪')
  const body = (change: number) =>
    ({
      kind: 'weather',
      text,
      temperatureC: temperatureC + change,
      humidity: Math.min(98, dice.between(40, 65) + (wet ? 28 : 0)),
      windMs: dice.between(0, 8) + (clock.stop ? 8 : 0),
    }) as const
  return [
    { atMs: match.kickOffAtMs - 24 * HOUR_MS, body: body(dice.between(-2, 2)) },
    { atMs: match.kickOffAtMs - HOUR_MS, body: body(0) },
  ]
}

function skyOf(chance: number, temperatureC: number): string {
  if (chance < 0.3) return '晴'
  if (chance < 0.55) return '多云'
  if (chance < 0.75) return '阴'
  if (temperatureC < 1) return '小雪'
  return chance < 0.93 ? '小雨' : '中雨'
}

const stormOf = (temperatureC: number) =>
  temperatureC < 1 ? '暴雪' : temperatureC < 12 ? '暴雨' : '雷暴'

/** Mean of the year and what summer adds to it, by where names come from. */
const CLIMATES: Readonly<Record<string, readonly [number, number]>> = {
  nordic: [6, 11],
  russian: [8, 15],
  slavic: [10, 12],
  chinese: [15, 13],
  japanese: [15, 11],
  korean: [13, 13],
  arabic: [24, 9],
  persian: [17, 13],
  turkish: [15, 11],
  greek: [18, 9],
  thai: [28, 2],
  vietnamese: [26, 4],
  malay: [28, 1],
  indian: [26, 5],
  african: [23, 4],
}

const climateOf = ({ culture, area }: { readonly culture: string; readonly area: string }) =>
  CLIMATES[culture] ?? (area === 'europe' ? [11, 9] : area === 'oceania' ? [16, 6] : [19, 7])

/** South of the equator the year is turned round. */
const SOUTHERN: ReadonlySet<string> = new Set([
  '47',
  '48',
  '53',
  '54',
  '55',
  '57',
  '58',
  '59',
  '62',
])

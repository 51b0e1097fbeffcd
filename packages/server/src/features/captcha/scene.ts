import { BOARD, type Chance } from '@linmen/domain/captcha/puzzle.ts'

/** Pictures are drawn twice as fine as they are shown. */
export const FINE = 2

/** A stadium at night, another one each time: sky, stands, lights, turf and lines. */
export function scene(chance: Chance): string {
  const { width, height } = BOARD
  const horizon = 80 + chance(30)
  const sky = SKIES[chance(SKIES.length)]!
  const turf = TURFS[chance(TURFS.length)]!
  return `
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
      <linearGradient id="turf" x2="0" y2="1"><stop stop-color="${turf[0]}"/><stop offset="1" stop-color="${turf[1]}"/></linearGradient>
    </defs>
    <rect width="${width}" height="${horizon}" fill="url(#sky)"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#turf)"/>
    ${times(5, (at) => stripe(at, horizon, chance))}
    ${times(90, () => dot(chance, horizon))}
    ${times(3, () => light(chance, horizon))}
    ${goal(chance, horizon)}
    ${lines(chance, horizon)}
    ${times(14, () => speck(chance))}`
}

const SKIES = [
  ['#0c2355', '#215a7d'],
  ['#241243', '#6b3f7a'],
  ['#062b33', '#2a7068'],
  ['#3a1a12', '#a05a3c'],
]
const TURFS = [
  ['#2c8a4e', '#0f5c33'],
  ['#4a8f3a', '#235d1e'],
  ['#1f7d6b', '#0b4a40'],
]

const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

function stripe(at: number, horizon: number, chance: Chance): string {
  const x = at * 64 - 30 + chance(20)
  return `<path d="M${x} ${BOARD.height}L${x + 46} ${horizon}h22L${x + 34} ${BOARD.height}z" fill="#fff" opacity=".${10 + chance(14)}"/>`
}

const dot = (chance: Chance, horizon: number) =>
  `<circle cx="${chance(BOARD.width)}" cy="${horizon - 4 - chance(26)}" r="${1 + chance(2)}" fill="${CROWD[chance(CROWD.length)]}"/>`
const CROWD = ['#f4d35e', '#fff', '#ee964b', '#9ad1d4', '#f95738']

function light(chance: Chance, horizon: number): string {
  const x = 20 + chance(BOARD.width - 40)
  const y = 8 + chance(20)
  return `<path d="M${x + 8} ${y + 8}V${horizon}" stroke="#9fb3c8" stroke-width="2"/><rect x="${x}" y="${y}" width="18" height="10" rx="2" fill="#eaf4ff"/>`
}

function goal(chance: Chance, horizon: number): string {
  const x = 60 + chance(120)
  const high = 24 + chance(12)
  return `<path d="M${x} ${horizon}v-${high}h56v${high}M${x} ${horizon - high / 2}h56M${x + 18} ${horizon}v-${high}M${x + 38} ${horizon}v-${high}" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/>`
}

function lines(chance: Chance, horizon: number): string {
  const left = 20 + chance(50)
  const right = 200 + chance(60)
  const down = horizon + 24 + chance(20)
  return `<path d="M${left + 24} ${horizon}L${left} ${down}H${right}l-24 -${down - horizon}" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/><circle cx="${90 + chance(100)}" cy="${down + 8}" r="${7 + chance(4)}" fill="#fff"/>`
}

const speck = (chance: Chance) =>
  `<circle cx="${chance(BOARD.width)}" cy="${chance(BOARD.height)}" r="${2 + chance(7)}" fill="#fff" opacity=".0${3 + chance(6)}"/>`

export const svg = (width: number, height: number, inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * FINE}" height="${height * FINE}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  )

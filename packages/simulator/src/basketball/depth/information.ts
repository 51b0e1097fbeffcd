import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Information } from '@linmen/domain/sport/depth.ts'
import type { Almanac } from '#basketball/almanac.ts'
import { seasonId } from '#basketball/season/calendar.ts'
import type { Game } from '#basketball/season/game.ts'
import { periodsOf, totalOf } from '#basketball/season/season-book.ts'
import { SIDES, type Note } from './note.ts'

const HOUR_MS = 3_600_000

/** 情报: what is true about both sides on the morning of a match, counted from this season's results. */
export function informationNotes(almanac: Almanac, game: Game): Note[] {
  return SIDES.flatMap((side) => {
    const past = pastOf(almanac, game, side)
    const found = [
      streak(game, side, past),
      tired(game, side),
      missing(almanac, game, side),
      atVenue(game, side, past),
      scoring(game, side, past),
    ]
    return found
      .filter((each) => each !== null)
      .map((body, at) => ({ atMs: game.kickOffAtMs - (6 - at * 0.25) * HOUR_MS, body }))
  })
}

/** A match of the season that is over, from one side. Newest first. */
interface Past {
  readonly atHome: boolean
  readonly own: number
  readonly against: number
}

function pastOf(almanac: Almanac, game: Game, side: Side): Past[] {
  const club = game[side]
  return almanac
    .clubSeason(seasonId(game.season), club.id)
    .filter(({ day, fate }) => day < game.day && fate === 'played')
    .map((each) => {
      const { home, away } = totalOf(periodsOf(almanac.seed, each))
      const atHome = each.home === club
      return { atHome, own: atHome ? home : away, against: atHome ? away : home }
    })
    .toReversed()
}

const won = ({ own, against }: Past) => own > against

const note = (
  side: Side,
  tone: Information['tone'],
  words: { title: string; text: string },
): Information => ({ kind: 'information', side, tone, ...words })

function streak(game: Game, side: Side, past: readonly Past[]): Information | null {
  const [last] = past
  if (!last) return null
  const turn = past.findIndex((each) => won(each) !== won(last))
  const length = turn < 0 ? past.length : turn
  if (length < 3) return null
  const { name } = game[side]
  return won(last)
    ? note(side, 'good', { title: `${length}连胜`, text: `${name}本赛季正处在${length}连胜中。` })
    : note(side, 'bad', { title: `${length}连败`, text: `${name}已经遭遇${length}连败。` })
}

function tired({ tired: isTired, ...game }: Game, side: Side): Information | null {
  if (!isTired[side]) return null
  return note(side, 'bad', {
    title: '背靠背第二场',
    text: `${game[side].name}前一天刚打过比赛，体能是考验。`,
  })
}

/** Only injuries are known this early, and only those of regulars are news. */
function missing(almanac: Almanac, game: Game, side: Side): Information | null {
  const roster = almanac.roster(game[side].id)
  const names = almanac
    .absent(game, side)
    .filter(({ reason, player }) => reason === 'injury' && player < 6)
    .map(({ player }) => roster[player]!.name)
  if (names.length === 0) return null
  return note(side, 'bad', {
    title: '主力伤缺',
    text: `${game[side].name}的${names.join('、')}因伤无法出战。`,
  })
}

function atVenue(game: Game, side: Side, past: readonly Past[]): Information | null {
  if (game.neutral) return null
  const own = past.filter(({ atHome }) => atHome === (side === 'home')).slice(0, 10)
  if (own.length < 5) return null
  const wins = own.filter(won).length
  const share = wins / own.length
  if (share > 0.35 && share < 0.65) return null
  const where = side === 'home' ? '主场' : '客场'
  return note(side, share > 0.5 ? 'good' : 'bad', {
    title: `${where}${share > 0.5 ? '强势' : '疲软'}`,
    text: `${game[side].name}最近${own.length}个${where}${wins}胜${own.length - wins}负。`,
  })
}

function scoring(game: Game, side: Side, past: readonly Past[]): Information | null {
  const last = past.slice(0, 5)
  if (last.length < 5) return null
  const mean = (of: (each: Past) => number) =>
    (last.reduce((total, each) => total + of(each), 0) / last.length).toFixed(1)
  return note(side, 'neutral', {
    title: '近5场攻防',
    text: `${game[side].name}近5场场均得${mean(({ own }) => own)}分，失${mean(({ against }) => against)}分。`,
  })
}

import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { quarterSeconds } from '@linmen/domain/match/basketball/basketball-clock.ts'
import { clubsOf, type Club } from '#basketball/atlas/clubs.ts'
import { drawPeriods } from '#basketball/game/score-draw.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { absentIn, spellsOf, worthOf } from './absences.ts'
import { firstDay, type SeasonKey } from './calendar.ts'
import { freeSchedule } from './free-schedule.ts'
import { byTipOff, gameId, type Fate, type Game } from './game.ts'
import { playKnockOut, type Slot } from './knock-out.ts'
import type { Pairing } from './pairing.ts'
import { roundSchedule } from './round-schedule.ts'
import { expectedPoints, strengthsOf } from './strength.ts'
import { tableOf } from './table.ts'
import { tipOffAt, weekdayOf } from './tip-off.ts'

/** All matches of a season in order of tip-off, with the places of the teams on the morning of each. */
export function bookOf(seed: string, key: SeasonKey): Game[] {
  const desk = deskOf(seed, key)
  const drafts = regularDrafts(seed, key)
  const regular = drafts.map((draft) => desk.enter(draft))
  const lastMs = regular.at(-1)!.kickOffAtMs + MATCH_MS
  const series: Game[] = []
  playKnockOut(key, desk.tables(), {
    sinceMs: lastMs,
    play(slot) {
      const game = desk.enter(knockOutDraft(seed, key, slot))
      series.push(game)
      const { home, away } = totalOf(periodsOf(seed, game))
      return { winner: home > away ? game.home : game.away, endsAtMs: game.kickOffAtMs + MATCH_MS }
    },
  })
  return [...regular, ...series].toSorted(byTipOff)
}

/** Points of every period. A match that was called off has none. */
export function periodsOf(seed: string, { id, fate, expected, season }: Game): Pair[] {
  if (fate !== 'played') return []
  const overtime = 300 / quarterSeconds(season.league.id)
  return drawPeriods(diceFor(seed, 'score', id), { expected, overtime })
}

export function totalOf(periods: readonly Pair[]): Pair {
  const total = { home: 0, away: 0 }
  for (const { home, away } of periods) {
    total.home += home
    total.away += away
  }
  return total
}

/** A match with its overtime is over after this long. */
const MATCH_MS = 3 * 3_600_000

type Draft = Omit<Game, 'tired' | 'expected' | 'ranks' | 'morning'>

/** Takes the matches in order of their days and knows what was before each. */
function deskOf(seed: string, key: SeasonKey) {
  const clubs = clubsOf(key.league)
  const strengths = strengthsOf(seed, key)
  const spells = clubs.map((club) => spellsOf(seed, club, key))
  const table = tableOf(clubs)
  const conferences = key.league.conferences ? [0, 1] : [null]
  const lastDayOf = new Map<Club, string>()
  let today = ''
  let ranks: readonly (number | null)[] = clubs.map(() => null)
  let played: [Game, Pair][] = []
  const tables = () => {
    for (const [{ home, away }, score] of played) table.note(home, away, score)
    played = []
    return conferences.map((conference) => table.order(conference))
  }
  const morning = (day: string) => {
    today = day
    if (played.length === 0) return
    const places = new Map(tables().flatMap((order) => order.map((club, at) => [club, at + 1])))
    ranks = clubs.map((club) => (table.hasPlayed(club) && places.get(club)) || null)
  }
  const enter = (draft: Draft): Game => {
    if (draft.stage === 1 && draft.day !== today) morning(draft.day)
    const { id, home, away, day, neutral } = draft
    const yesterday = addDays(day, -1)
    const isTired = (club: Club) => lastDayOf.get(club) === yesterday
    const tired = { home: isTired(home), away: isTired(away) }
    const worth = (club: Club, tiredClub: boolean) =>
      worthOf(absentIn([seed, id, club.id], spells[club.at]!, { day, tired: tiredClub }))
    const missing = { home: worth(home, tired.home), away: worth(away, tired.away) }
    const expected = expectedPoints({ home, away, neutral, tired, missing }, strengths)
    const places = { home: ranks[home.at] ?? null, away: ranks[away.at] ?? null }
    const game: Game = { ...draft, tired, expected, ranks: places, morning: ranks }
    for (const club of [home, away]) lastDayOf.set(club, day)
    if (draft.stage === 1 && draft.fate === 'played')
      played.push([game, totalOf(periodsOf(seed, game))])
    return game
  }
  return { enter, tables }
}

function regularDrafts(seed: string, key: SeasonKey): Draft[] {
  const { league } = key
  const clubs = clubsOf(league)
  return pairingsOf(seed, key)
    .map((pairing, at) => regularDraft(seed, key, { pairing, clubs, number: at + 1 }))
    .toSorted((a, b) => a.kickOffAtMs - b.kickOffAtMs || (a.id < b.id ? -1 : 1))
}

function pairingsOf(seed: string, key: SeasonKey): Pairing[] {
  const { plan } = key.league.calendar
  const clubs = clubsOf(key.league).length
  const dice = diceFor(seed, 'schedule', key.league.id, key.year)
  if (plan.kind === 'free') return freeSchedule(dice, plan, clubs)
  return roundSchedule(dice, plan, { clubs, weekday: weekdayOf(firstDay(key)) })
}

function regularDraft(
  seed: string,
  season: SeasonKey,
  { pairing, clubs, number }: { pairing: Pairing; clubs: readonly Club[]; number: number },
): Draft {
  const id = gameId(season, number)
  const [home, away] = [clubs[pairing.home]!, clubs[pairing.away]!]
  const kickOffAtMs = tipOffAt(
    diceFor(seed, 'tip-off', id),
    home,
    addDays(firstDay(season), pairing.day),
  )
  const { conferences } = season.league
  const together = conferences && home.conference === away.conference
  return {
    id,
    season,
    stage: 1,
    round: pairing.round,
    roundName: pairing.round === null ? '常规赛' : `第${pairing.round}轮`,
    group: together ? conferences[home.conference]! : null,
    home,
    away,
    day: businessDay(kickOffAtMs),
    kickOffAtMs,
    neutral: false,
    fate: fateOf(diceFor(seed, 'fate', id).next()),
    announcedAtMs: null,
  }
}

function knockOutDraft(seed: string, season: SeasonKey, slot: Slot): Draft {
  const { number, localDay, ...rest } = slot
  const id = gameId(season, number)
  const kickOffAtMs = tipOffAt(diceFor(seed, 'tip-off', id), slot.home, localDay)
  const day = businessDay(kickOffAtMs)
  return { ...rest, id, season, group: null, day, kickOffAtMs, fate: 'played' }
}

// Series are always played to the end: somebody has to go on.
function fateOf(chance: number): Fate {
  if (chance < 0.002) return 'postponed'
  return chance < 0.0024 ? 'cancelled' : 'played'
}

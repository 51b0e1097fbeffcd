import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { dayOfPoolIssue } from '@linmen/domain/lottery/pool-issue.ts'
import { beijingDraw, type BeijingDraw } from '@linmen/domain/lottery/beijing-draw.ts'
import { poolMark, type PoolMark } from '@linmen/domain/lottery/pool-draw.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import { recordDay } from '#features/match/public.ts'
import type { Reader } from '#db/port.ts'
import type { GatewayCall } from '#kit/gateway.ts'
import type { Ports } from '#kit/ports.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { officialMarks } from './official-mark.repo.ts'
import { isPool, recordedPlaces, type Asked } from './lottery.repo.ts'

/** What an issue of the pools came to, match by match. */
export async function lotteryDraw(db: Reader, { issue, game }: Asked, { ports }: GatewayCall) {
  const places = await placesOf(ports, db, { issue, game })
  if (places.size === 0) return refuseUnknown('lottery.no_issue')
  const sheets = await archiveOf(ports).matches([...places.keys()])
  const official = await officialMarks(db, game, [...places.keys()])
  const matches = sheets
    .map((sheet) => ({
      ...headOf(sheet, places),
      ...drawnAs(official.get(sheet.fixture.id), drawOf(sheet, game)),
    }))
    .toSorted((a, b) => a.place - b.place)
  const drawn = matches.every(({ mark }) => mark !== null)
  return {
    issue,
    game,
    drawn,
    result: drawn ? matches.map(({ mark }) => mark).join('') : null,
    matches,
  }
}

function headOf(
  { fixture, league, home, away, result }: MatchSheet,
  places: ReadonlyMap<string, number>,
) {
  return {
    place: places.get(fixture.id) ?? 0,
    matchId: fixture.id,
    leagueName: league.name,
    home: home.name,
    away: away.name,
    kickOffAtMs: fixture.kickOffAtMs,
    score: result?.phase === 'finished' ? result.full : null,
  }
}

interface Draw {
  readonly mark: string | null
  readonly games: Omit<BeijingDraw, 'result'> | null
}

/** What was officially drawn goes before the score. */
const drawnAs = (official: PoolMark | undefined, { mark, games }: Draw): Draw =>
  official === undefined
    ? { mark, games }
    : { mark: official, games: official === '*' ? null : games }

/** The pools count the plain result; 北单 adds the handicap to the home score and knows four more games. */
function drawOf({ fixture, result }: MatchSheet, game: LotteryGame): Draw {
  if (!result) return { mark: null, games: null }
  if (game !== 'beijingSingle') return { mark: poolMark(result), games: null }
  if (result.sport !== 'football') return { mark: null, games: null }
  const drawn = beijingDraw(result, fixture.lottery.single?.handicap ?? 0)
  if (drawn === null) return { mark: null, games: null }
  if (drawn === 'void') return { mark: '*', games: null }
  const { result: mark, ...games } = drawn
  return { mark, games }
}

/** Match by place. An issue of a day nobody opened yet is found by opening its day. */
export async function placesOf(
  ports: Ports,
  db: Reader,
  asked: Asked,
): Promise<Map<string, number>> {
  const known = await recordedPlaces(db, asked)
  const day = known.size === 0 ? dayOfIssue(asked) : null
  if (!day) return known
  await recordDay(ports, day)
  return recordedPlaces(db, asked)
}

const dayOfIssue = ({ issue, game }: Asked) => (isPool(game) ? dayOfPoolIssue(issue) : null)

import type { WinMarkItem } from '@linmen/contract/special/special.schemas.ts'
import { winMarkEndpoints } from '@linmen/contract/special/win-mark.endpoints.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { RatedMatch } from '@linmen/domain/prediction/rated-match.ts'
import { knownAt } from '@linmen/domain/special/known.ts'
import { reckon } from '@linmen/domain/special/reckon.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import { winMarkBasis } from '@linmen/domain/special/win-mark-basis.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { Reader } from '#db/port.ts'
import { ticksOf } from '#features/archive/public.ts'
import { predictionsOf, ratedOf } from '#features/prediction/public.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { accessTo, type AccessTable, type Asker } from './access.ts'
import { askSignals } from './make-signals.ts'
import { lookId, partsOf } from './model.goods.ts'
import { looksOf } from './model-vip.reads.ts'
import { headOf, outcomeOf, recordsOf } from './special.present.ts'
import { comingMatches, dayMatches } from './special.repo.ts'
import { anySheet } from './tool.reads.ts'

const WIN_MARK = toolOf('winMark')

export const listByDate = query(
  winMarkEndpoints.listByDate,
  async (db, { date, sport = 'football' }, { ports, actor, nowMs }) => {
    const day = date ?? businessDay(nowMs)
    const sheets = await dayMatches(ports, { day, sport })
    const { items, freeLeft } = await marksOf(ports, db, sheets, { actor, nowMs })
    const looks = actor ? await looksOf(db, actor.id) : []
    return {
      date: day,
      items: items.filter(({ changes, chances }) => changes > 0 || chances !== null),
      record: (await recordsOf(db)).get('winMark')!,
      freeLeft,
      unlocked: looks.filter(({ code }) => code === WIN_MARK.code).length,
    }
  },
)

export const listByMatch = query(
  winMarkEndpoints.listByMatch,
  async (db, { matchId }, { ports, actor, nowMs }) => {
    const sheet = await anySheet(ports, matchId)
    return { items: (await marksOf(ports, db, [sheet], { actor, nowMs })).items }
  },
)

export const checkUnlocked = query(
  winMarkEndpoints.checkUnlocked,
  async (db, { matchId }, { ports, actor, nowMs }) => {
    const { fixture } = await anySheet(ports, matchId)
    const access = (await accessTo(db, [fixture], { actor, nowMs })).of(WIN_MARK, fixture)
    return { unlocked: access !== 'locked', access }
  },
)

export const probabilityChanges = query(
  winMarkEndpoints.probabilityChanges,
  async (db, { winMarkId }, { ports, actor, nowMs, refuse }) => {
    const parts = partsOf(winMarkId)
    if (parts?.tool.key !== WIN_MARK.key) return refuse('model.not_found', {})
    const sheet = await anySheet(ports, parts.matchId)
    const { items } = await marksOf(ports, db, [sheet], { actor, nowMs })
    return { ...headOf(sheet), item: items[0]! }
  },
)

const RECOMMENDED = 10

/** The next matches whose chances moved most often. */
export const listRecommended = query(
  winMarkEndpoints.listRecommended,
  async (db, _input, { ports, actor, nowMs }) => {
    const sheets = await comingMatches(ports, nowMs, 2 * RECOMMENDED)
    const { items } = await marksOf(ports, db, sheets, { actor, nowMs })
    return { items: items.toSorted((a, b) => b.changes - a.changes).slice(0, RECOMMENDED) }
  },
)

async function marksOf(
  ports: Ports,
  db: Reader,
  sheets: readonly MatchSheet[],
  asker: Asker,
): Promise<{ items: WinMarkItem[]; freeLeft: number }> {
  const ids = sheets.map(({ fixture }) => fixture.id)
  if (ids.length === 1) await askSignals(ports, ids, asker.nowMs)
  const access = await accessTo(
    db,
    sheets.map(({ fixture }) => fixture),
    asker,
  )
  const rated = await predictionsOf(db, ids)
  const items: WinMarkItem[] = []
  for (const sheet of sheets) {
    const row = rated.get(sheet.fixture.id)
    items.push(
      await markOf(ports, sheet, { access, nowMs: asker.nowMs, rated: row ? ratedOf(row) : null }),
    )
  }
  return { items, freeLeft: access.freeLeft }
}

interface Marking {
  readonly access: AccessTable
  readonly nowMs: number
  readonly rated: RatedMatch | null
}

/** One win mark. While it is locked only the number of its changes is told. */
async function markOf(
  ports: Ports,
  sheet: MatchSheet,
  { access: table, nowMs, rated }: Marking,
): Promise<WinMarkItem> {
  const { id } = sheet.fixture
  const ticks = await ticksOf(ports.db.read, id)
  const told = reckon(
    'winMark',
    knownAt({ asOfMs: nowMs, sheet, ticks, depth: [], rated, history: [] }, nowMs),
  )
  const access = table.of(WIN_MARK, sheet.fixture)
  const head = headOf(sheet)
  const lines = told?.picture.lines ?? []
  const at = (place: number) => ({
    home: lines[0]?.points.at(place)?.value ?? 0,
    draw: lines.length === 3 ? (lines[1]?.points.at(place)?.value ?? 0) : null,
    away: lines.at(-1)?.points.at(place)?.value ?? 0,
  })
  const steps = (lines[0]?.points ?? []).map(({ atMs }, place) => ({ atMs, chances: at(place) }))
  const [first, now] = [at(0), at(-1)]
  const open = access !== 'locked' && told !== null
  return {
    ...head,
    id: lookId(WIN_MARK, id),
    access,
    price: table.priceOf(WIN_MARK),
    changes: Math.max(0, steps.length - 1),
    basis: winMarkBasis(rated !== null, lines.length),
    chances: open ? now : null,
    moved: open ? difference(now, first) : null,
    steps: open ? steps : [],
    side: open ? (told.signal?.side ?? null) : null,
    hit: open && head.score && told.signal ? told.signal.side === outcomeOf(head.score) : null,
  }
}

type Shares = NonNullable<WinMarkItem['chances']>

const difference = (now: Shares, first: Shares): Shares => ({
  home: tenth(now.home - first.home),
  draw: now.draw === null || first.draw === null ? null : tenth(now.draw - first.draw),
  away: tenth(now.away - first.away),
})

const tenth = (value: number) => Math.round(value * 10) / 10

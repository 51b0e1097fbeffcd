import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import { reckon } from '@linmen/domain/special/reckon.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { INFORMATION_TYPE, toolByCode, toolOf, type Tool } from '@linmen/domain/special/tools.ts'
import { rankAmong } from '@linmen/domain/special/tool-record.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Reader } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { numberNow } from '#kit/operator/house-number.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { accessTo } from './access.ts'
import { knownOf, missingRating } from './known-of.ts'
import { askSignals } from './make-signals.ts'
import { latestStrengths, signalsOf } from './signal.repo.ts'
import { headOf, presentSignal, recordsOf } from './special.present.ts'
import { dayMatches } from './special.repo.ts'
import { toolsOnOffer } from './tool-setting.repo.ts'

/** The VIP service counts its own types: tools up to 4, then records, injuries and information. */
const VIP_SERVICE = 2
const VIP_TOOLS = 4

/** A day's numbered matches as one tool sees them, the strongest first. */
export const listMatches = query(
  specialEndpoints.listMatches,
  async (db, { scope, dataType = scope, date, sport = 'football' }, { ports, actor, nowMs }) => {
    const day = date ?? businessDay(nowMs)
    const plain = dataType === INFORMATION_TYPE || (scope === VIP_SERVICE && dataType > VIP_TOOLS)
    const tool = (plain ? null : toolByCode(dataType)) ?? toolOf('sameOdds')
    const sheets = await dayMatches(ports, { day, sport })
    const told = await signalList(ports, db, { sheets, tools: [tool], actor, nowMs })
    return {
      date: day,
      matches: plain
        ? told.signals.toSorted((a, b) => a.kickOffAtMs - b.kickOffAtMs)
        : told.signals.toSorted(byStrength),
      record: plain ? null : (told.records.get(tool.key) ?? null),
      freeLeft: told.freeLeft,
    }
  },
)

/** What is offered, and what of the day's free looks is left. */
export const tools = query(specialEndpoints.tools, async (db, _input, { actor, nowMs }) => {
  const { freeLeft, ofAny } = await accessTo(db, [], { actor, nowMs })
  const offer = await toolsOnOffer(db)
  return {
    freeLooks: await numberNow(db, 'freeLooks'),
    freeLeft,
    tools: offer.map((tool) => ({ tool: tool.key, price: tool.price, access: ofAny(tool) })),
  }
})

interface Wanted {
  readonly sheets: readonly MatchSheet[]
  readonly tools: readonly Tool[]
  readonly actor: { readonly id: string } | null
  readonly nowMs: number
}

/** Signals of these tools about these matches for who asks. */
export async function signalList(
  ports: Ports,
  db: Reader,
  { sheets, tools, actor, nowMs }: Wanted,
) {
  const ids = sheets.map(({ fixture }) => fixture.id)
  const football = sheets.filter(({ fixture }) => fixture.sport === 'football')
  await askSignals(
    ports,
    football.map(({ fixture }) => fixture.id),
    nowMs,
  )
  const rows = await signalsOf(db, ids)
  const strengths = await latestStrengths(db)
  const access = await accessTo(
    db,
    sheets.map(({ fixture }) => fixture),
    { actor, nowMs },
  )
  const records = await recordsOf(db)
  return {
    records,
    freeLeft: access.freeLeft,
    signals: sheets.flatMap((sheet) =>
      tools.map((tool) =>
        presentSignal({
          sheet,
          tool,
          access: access.of(tool, sheet.fixture),
          signal: rows.find((row) => row.match_id === sheet.fixture.id && row.tool === tool.key),
          strengths,
        }),
      ),
    ),
  }
}

interface Ranked {
  readonly strength: number | null
  readonly kickOffAtMs: number
}
export const byStrength = (a: Ranked, b: Ranked) =>
  (b.strength ?? -1) - (a.strength ?? -1) || a.kickOffAtMs - b.kickOffAtMs

/** One match as one tool sees it. Everything behind the lock is left out here, not in the page. */
export const look = query(
  specialEndpoints.look,
  async (db, { matchId, tool: key }, { ports, actor, nowMs }) => {
    const tool = toolOf(key)
    const sheet = await footballSheet(ports, matchId)
    const missing = await missingRating(ports, sheet, { tool: key, nowMs })
    // Only what was written down before is sold: who looks at it has it written, once there is what it needs.
    await askSignals(ports, [matchId], nowMs)
    const reckoned = reckon(key, await knownOf(ports, sheet, { tool: key, nowMs }))
    const table = await accessTo(db, [sheet.fixture], { actor, nowMs })
    const access = table.of(tool, sheet.fixture)
    const records = await recordsOf(db)
    const strengths = (await latestStrengths(db)).get(key) ?? []
    return {
      ...headOf(sheet),
      tool: key,
      access,
      price: table.priceOf(tool),
      strength: reckoned?.signal ? rankAmong(reckoned.signal.strength, strengths) : null,
      content: access === 'locked' ? null : reckoned,
      reckoned: reckoned !== null,
      ...(missing && !reckoned && { missing }),
      record: records.get(key)!,
      freeLeft: table.freeLeft,
    }
  },
)

export async function footballSheet(ports: Ports, matchId: string): Promise<MatchSheet> {
  const sheet = await archiveOf(ports).match(matchId)
  return sheet?.fixture.sport === 'football' ? sheet : refuseUnknown('match.not_found')
}

export async function anySheet(ports: Ports, matchId: string): Promise<MatchSheet> {
  return (await archiveOf(ports).match(matchId)) ?? refuseUnknown('match.not_found')
}

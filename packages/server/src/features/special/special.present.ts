import type { ToolAccess, ListedSignal, ToolRecord } from '@linmen/contract/special/tool.schemas.ts'
import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { NO_SCORE, rankAmong, toolRecord } from '@linmen/domain/special/tool-record.ts'
import { TOOLS, type Tool } from '@linmen/domain/special/tools.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { Reader } from '#db/port.ts'
import { countScores, keptScores } from './score.repo.ts'
import type { SignalRow } from './signal.repo.ts'

export const headOf = ({ fixture, league, home, away, result }: MatchSheet) => ({
  matchId: fixture.id,
  number: fixture.lottery.single?.number ?? null,
  leagueName: league.name,
  homeId: home.id,
  awayId: away.id,
  home: home.name,
  away: away.name,
  kickOffAtMs: fixture.kickOffAtMs,
  score: result?.phase === 'finished' ? result.full : null,
})

interface Listed {
  readonly sheet: MatchSheet
  readonly tool: Tool
  readonly access: ToolAccess
  readonly signal: SignalRow | undefined
  readonly strengths: ReadonlyMap<ToolKey, readonly number[]>
}

/** A match in a list. What it points at and its figure stay here while it is locked. */
export function presentSignal({ sheet, tool, access, signal, strengths }: Listed): ListedSignal {
  const head = headOf(sheet)
  const open = access !== 'locked'
  const side = signal?.side ?? null
  return {
    ...head,
    tool: tool.key,
    access,
    strength: signal && side ? rankAmong(signal.strength, strengths.get(tool.key) ?? []) : null,
    side: open ? side : null,
    value: open ? (signal?.value ?? null) : null,
    hit: head.score && side ? side === outcomeOf(head.score) : null,
  }
}

export const outcomeOf = ({ home, away }: { home: number; away: number }) =>
  home > away ? ('home' as const) : home < away ? ('away' as const) : ('draw' as const)

/** How often each tool was right. Before anything was counted it is counted here. */
export async function recordsOf(db: Reader): Promise<Map<ToolKey, ToolRecord>> {
  const scores = (await keptScores(db))?.scores ?? (await countScores(db))
  return new Map(TOOLS.map(({ key }) => [key, toolRecord(key, scores.get(key) ?? NO_SCORE)]))
}

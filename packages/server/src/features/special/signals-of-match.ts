import { marketOf, type Known, type Reckoned } from '@linmen/domain/special/known.ts'
import { reckon } from '@linmen/domain/special/reckon.ts'
import { TOOLS } from '@linmen/domain/special/tools.ts'
import { promisePick } from '#features/record-log/public.ts'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { keepSignals, type SignalRow } from './signal.repo.ts'

interface Making {
  readonly madeAtMs: number
  readonly backtest: boolean
}

/** One row for each tool that could be reckoned; nothing without a market to compare with. */
export function signalsFrom(known: Known, making: Making): SignalRow[] {
  const market = marketOf(known, 1)
  if (!market) return []
  const { id, kickOffAtMs } = known.sheet.fixture
  return TOOLS.flatMap(({ key }): SignalRow[] => {
    const told = reckon(key, known)
    if (!told) return []
    const { signal } = told
    const place = signal === null ? 0 : ['home', 'draw', 'away'].indexOf(signal.side)
    return [
      {
        match_id: id,
        tool: key,
        side: signal?.side ?? null,
        strength: signal?.strength ?? 0,
        chance: signal === null ? 0 : Math.round(10_000 * (market.chances[place] ?? 0)),
        value: valueOf(told),
        made_at_ms: making.madeAtMs,
        kick_off_at_ms: kickOffAtMs,
        backtest: making.backtest,
      },
    ]
  })
}

/** The figure beside the outcome it points at, or the first one. */
const valueOf = ({ signal, brief, values }: Reckoned) =>
  brief ??
  (values.find(({ side }) => side !== undefined && side === signal?.side) ?? values[0])?.text ??
  ''

/** Reckoning takes a while: what a kick-off overtook in it is not written any more. */
export const writeSignals = (ports: Ports, rows: readonly SignalRow[]) =>
  ports.db.transaction(async (tx) => {
    const nowMs = ports.clock.nowMs()
    const inTime = rows.filter(({ backtest, kick_off_at_ms }) => backtest || kick_off_at_ms > nowMs)
    const told = (await keepSignals(tx, inTime)).filter(({ backtest: tried }) => !tried)
    const [first] = told
    if (first) await promise(tx, ports, first, told)
  })

/** What the tools said of a match at one moment is promised together. */
const promise = (tx: Tx, ports: Ports, first: SignalRow, told: readonly SignalRow[]) =>
  promisePick(tx, ports, {
    id: `${first.match_id}-${first.tool}`,
    what: 'signal',
    author: 'tools',
    matches: [{ id: first.match_id, kickoffMs: first.kick_off_at_ms }],
    pick: {
      match: first.match_id,
      signals: told.map(({ tool, side, strength, chance, value }) => ({
        tool,
        side,
        strength: Math.round(strength * 1e6),
        chance,
        value,
      })),
    },
    atMs: first.made_at_ms,
  })

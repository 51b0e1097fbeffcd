import type { DepthRecord } from './depth.ts'

/** What counts of these records: of a state that was told several times the newest word, and all that is no state. */
export function newestStates(records: readonly DepthRecord[]): DepthRecord[] {
  const newest = new Map<string, DepthRecord>()
  for (const record of records) {
    const key = stateOf(record)
    const held = key === null ? undefined : newest.get(key)
    if (key !== null && !(held && isAfter(held, record))) newest.set(key, record)
  }
  const kept = records.filter((record) => {
    const key = stateOf(record)
    return key === null || newest.get(key) === record
  })
  return isOver(kept) ? kept.map(withoutCounts) : kept
}

/** Nobody is on court any more: whatever text counted is in the lines. */
function isOver(records: readonly DepthRecord[]): boolean {
  const lines = records.filter((record) => record.kind === 'box')
  return lines.length > 0 && !lines.some(({ onCourt }) => onCourt)
}

function withoutCounts(record: DepthRecord): DepthRecord {
  if (record.kind !== 'text') return record
  const { counts: _counts, ...rest } = record
  return rest
}

function stateOf(record: DepthRecord): string | null {
  if (record.kind === 'lineup') return `lineup ${record.side}`
  if (record.kind === 'statistics') return `statistics ${record.period}`
  if (record.kind === 'box') return `box ${record.playerId}`
  return record.kind === 'weather' ? 'weather' : null
}

const isAfter = (one: DepthRecord, other: DepthRecord) =>
  one.atMs > other.atMs || (one.atMs === other.atMs && one.seq > other.seq)

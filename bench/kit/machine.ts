import { arch, cpus, loadavg, platform, totalmem } from 'node:os'

/** Figures mean something only beside the machine they come from and what else it was doing. */
export function describeMachine(): string {
  const cores = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const load = loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')
  return [
    `machine   ${platform()} ${arch()}, ${cores.length} × ${cores[0]?.model.trim() || 'unnamed core'}, ${gigabytes} GB, Node ${process.versions.node}`,
    `load      ${load} (1, 5, 15 minutes, at the start)`,
  ].join('\n')
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? sorted[middle]!
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** Rows under their headings, columns as wide as they need to be. */
export function table(headings: string[], rows: (string | number)[][]): string {
  const cells = [headings, ...rows.map((row) => row.map(String))]
  const widths = headings.map((_, at) => Math.max(...cells.map((row) => (row[at] ?? '').length)))
  return cells
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
        .join('  '),
    )
    .join('\n')
}

import { existsSync, readFileSync } from 'node:fs'

// The kernel counts in ticks of a hundredth of a second on every Linux in use.
const TICKS_PER_SECOND = 100

/** Processor seconds a process has used so far; null where the kernel does not tell. */
export function cpuSeconds(pid: number): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

/** Bytes of memory a process holds; null where the kernel does not tell. */
export function residentBytes(pid: number): number | null {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return null
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8')) ?? []
  return kilobytes === undefined ? null : Number(kilobytes) * 1024
}

import { basename } from 'node:path'
import type { SourceFile } from '#files/source-file.ts'

export interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

export interface Progress {
  show(file: SourceFile, matches: number): void
  /** A line that stays, above the bar. */
  line(text: string): void
  done(): void
}

const WIDTH = 24
const CLEAR = '\r\u001B[K'

/** A bar on a terminal; elsewhere a line for every tenth of a file. */
export function progressOn(screen: Screen): Progress {
  const isTerminal = screen.isTTY === true
  let told = ''
  return {
    show: (file, matches) => {
      const share = file.bytes === 0 ? 1 : Math.min(1, file.readBytes() / file.bytes)
      const name = basename(file.path)
      if (isTerminal) screen.write(`${CLEAR}${bar(share)} ${name} ${matches}`)
      else {
        const step = `${file.path} ${Math.floor(share * 10)}`
        if (step !== told) screen.write(`${name} ${Math.floor(share * 100)} % ${matches}\n`)
        told = step
      }
    },
    line: (text) => screen.write(`${isTerminal ? CLEAR : ''}${text}\n`),
    done: () => isTerminal && screen.write(CLEAR),
  }
}

function bar(share: number): string {
  const full = Math.round(share * WIDTH)
  const percent = String(Math.floor(share * 100)).padStart(3)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${percent} %`
}

import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What is pressed somewhere in this run: one of a kind is enough, whichever worker comes to it first. */
export interface PressedKinds {
  /** False where it was taken before. */
  take(kind: string): boolean
  /** It went unpressed: whoever meets it next takes it. */
  leave(kind: string): void
}

/** In a folder that all workers of a run share: of many that make one of the same name, one succeeds. */
export function pressedKinds(folder: string): PressedKinds {
  const markOf = (kind: string) =>
    join(folder, 'pressed-kinds', createHash('sha256').update(kind).digest('hex'))
  mkdirSync(join(folder, 'pressed-kinds'), { recursive: true })
  return {
    take: (kind) => {
      try {
        mkdirSync(markOf(kind))
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
        throw error
      }
    },
    leave: (kind) => rmSync(markOf(kind), { recursive: true, force: true }),
  }
}

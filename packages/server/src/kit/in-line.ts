import type { CallBinding, Reply } from './binding.ts'
import type { Incoming } from './call.ts'
import { retryWaiting } from './retry-conflicts.ts'

/** Names what a call has to wait for, or null when it need not wait. */
type LineFor = (incoming: Incoming) => Promise<string | null>

interface Line {
  last: Promise<void>
  /** What they waited for is gone: everybody behind may go at once. */
  isOver: boolean
}

/**
 * For what a crowd reaches for at the same moment: they stand in a line of this process. Only the first of it holds a
 * connection and waits for other processes; if all of them waited in the database, nobody else had a connection.
 */
export function inLine(binding: CallBinding, lineFor: LineFor): CallBinding {
  const lines = new Map<string, Line>()

  const inTurn = async (line: Line, incoming: Incoming): Promise<Reply | null> => {
    line.isOver ||= (await lineFor(incoming)) === null
    return line.isOver ? null : retryWaiting(() => binding.answer(incoming))
  }

  const answer = async (incoming: Incoming): Promise<Reply> => {
    const name = await lineFor(incoming)
    if (name === null) return binding.answer(incoming)
    const line = lines.get(name) ?? { last: Promise.resolve(), isOver: false }
    lines.set(name, line)
    const mine = line.last.then(() => inTurn(line, incoming))
    const done = mine.then(
      () => {},
      () => {},
    )
    line.last = done
    try {
      return (await mine) ?? (await binding.answer(incoming))
    } finally {
      if (line.last === done) lines.delete(name)
    }
  }
  return { ...binding, answer }
}

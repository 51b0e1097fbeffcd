import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import type { ChatLine } from '@linmen/contract/chat/chat.schemas.ts'
import { chatTopic } from '@linmen/contract/chat/chat.topics.ts'
import { joinLines, missingAfter } from '@linmen/domain/chat/join-lines.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#kit/call.ts'
import { useLive } from '#kit/live.ts'
import { read } from '#kit/read.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { useTicking } from '#kit/tick.ts'

/**
 * A room as one list: what was said before, what is said now, and whatever was missed in between is asked for by
 * number. Lines are shown no earlier than the television of who reads them.
 */
export function useChatRoom(matchId: string) {
  const history = useQuery(read(chatEndpoints.history, { matchId }))
  const [heard, setHeard] = useState<readonly ChatLine[]>([])
  const before = history.data?.lines ?? NO_LINES
  const lines = joinLines(before, heard)
  const newest = useRef(0)
  newest.current = lines.at(-1)?.number ?? 0
  const add = (more: readonly ChatLine[]) => setHeard((held) => joinLines(held, more))
  useLive(history.data ? chatTopic(matchId) : null, {
    snapshot: () => void linesAfter(matchId, newest.current).then(add, () => {}),
    delta: (line) => add([line]),
  })
  const gap = missingAfter(lines)
  useEffect(() => {
    if (gap !== null) void linesAfter(matchId, gap).then(add, () => {})
  }, [gap, matchId])
  const untilMs = useTicking((nowMs) => shownUntil(lines, tvNowMs(nowMs)))
  return { history, lines: lines.filter(({ saidAtMs }) => saidAtMs <= untilMs), add }
}

const NO_LINES: readonly ChatLine[] = []

/** The moment of the last line that may be shown: drawn again only when another one may. */
const shownUntil = (lines: readonly ChatLine[], tvMs: number): number =>
  lines.reduce((last, { saidAtMs }) => (saidAtMs <= tvMs ? Math.max(last, saidAtMs) : last), 0)

async function linesAfter(matchId: string, number: number): Promise<readonly ChatLine[]> {
  const { lines, hasMore } = await call(chatEndpoints.history, { matchId, after: number })
  const last = lines.at(-1)
  return hasMore && last ? [...lines, ...(await linesAfter(matchId, last.number))] : lines
}

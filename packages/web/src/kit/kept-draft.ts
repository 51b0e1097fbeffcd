import { draftEndpoints, type DraftKind } from '@linmen/contract/expert/draft.endpoints.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from './call.ts'
import { serverNowMs } from './clock.ts'
import { note } from './log.ts'
import { onDevice, readJson, storageKeys, writeJson } from './storage.ts'

const KEYS: Readonly<Record<DraftKind, string>> = {
  plan: storageKeys.planDraft,
  interpretation: storageKeys.interpretationDraft,
  replay: storageKeys.replayDraft,
}
const SEND_AFTER_MS = 1500

/**
 * The words of a form that is not sent yet: on this device at once, on the server a moment later, so that they are
 * found on another one. Whichever is newer is shown, until somebody has begun to type.
 */
export function useKeptDraft<Words extends object>(kind: DraftKind, empty: Words) {
  const [words, setWords] = useState<Words>(() => ({ ...empty, ...ownWords(kind) }))
  const typed = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const first = useRef(empty)

  useEffect(() => {
    let gone = false
    call(draftEndpoints.draft, { kind })
      .then(({ body, keptAtMs = 0 }) => {
        if (gone || typed.current || body === undefined || keptAtMs <= keptAt(kind)) return
        setWords({ ...first.current, ...wordsOf(body) })
      })
      .catch((error: unknown) => note(`draft: ${String(error)}`))
    return () => {
      gone = true
    }
  }, [kind])

  const change = useCallback(
    (part: Partial<Words>) => {
      typed.current = true
      setWords((before) => {
        const next = { ...before, ...part }
        writeJson(onDevice, KEYS[kind], { ...next, keptAtMs: serverNowMs() })
        clearTimeout(waiting.current)
        waiting.current = setTimeout(() => send(kind, JSON.stringify(next)), SEND_AFTER_MS)
        return next
      })
    },
    [kind],
  )
  const forget = useCallback(() => {
    clearTimeout(waiting.current)
    onDevice.drop(KEYS[kind])
    send(kind)
    setWords(first.current)
  }, [kind])
  return { words, change, forget }
}

/** What cannot be sent stays on the device. */
const send = (kind: DraftKind, body?: string) =>
  void call(draftEndpoints.keepDraft, { kind, ...(body !== undefined && { body }) }).catch(
    (error: unknown) => note(`draft: ${String(error)}`),
  )

function ownWords(kind: DraftKind): object {
  const kept = readJson(onDevice, KEYS[kind])
  if (typeof kept !== 'object' || kept === null) return {}
  const { keptAtMs: _at, ...words } = kept as { keptAtMs?: number }
  return words
}

function keptAt(kind: DraftKind): number {
  const kept = readJson(onDevice, KEYS[kind]) as { keptAtMs?: unknown } | null
  return typeof kept?.keptAtMs === 'number' ? kept.keptAtMs : 0
}

function wordsOf(body: string): object {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

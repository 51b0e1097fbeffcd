import { rememberWord, type SearchPlace } from '@linmen/domain/search/search-history.ts'
import { useCallback } from 'react'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { createStore, useStore } from '#kit/store.ts'

type Histories = Readonly<Record<string, readonly string[]>>

const histories = createStore<Histories>(readHistories())

/** The words looked for in one place, newest first; football and basketball remember apart. */
export function useSearchHistory(place: SearchPlace, sport?: 'football' | 'basketball') {
  const key = sport === undefined ? place : `${place}.${sport}`
  const words = useStore(histories)[key] ?? []
  const remember = useCallback(
    (word: string) => keep(key, rememberWord(histories.get()[key] ?? [], word, place)),
    [key, place],
  )
  const forget = useCallback(() => keep(key, []), [key])
  return { words, remember, forget }
}

function keep(key: string, words: readonly string[]): void {
  histories.set({ ...histories.get(), [key]: words })
  writeJson(onDevice, storageKeys.search, histories.get())
}

function readHistories(): Histories {
  const kept = readJson(onDevice, storageKeys.search)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept as Record<string, unknown>).filter(
      (pair): pair is [string, string[]] =>
        Array.isArray(pair[1]) && pair[1].every((word) => typeof word === 'string'),
    ),
  )
}

import { random } from '#kit/random.ts'
import { inTab, readJson, storageKeys, writeJson } from '#kit/storage.ts'

interface Pending {
  readonly content: string
  readonly id: string
}

/**
 * The name of one attempt to move money, kept before it is sent. The same attempt after a lost
 * answer, or after a reload, carries the same name, so the server can tell it from a second one.
 */
export function pendingRequestId(call: string, content: string): string {
  const kept = readJson(inTab, keyOf(call))
  if (isPending(kept) && kept.content === content) return kept.id
  const id = newRequestId()
  writeJson(inTab, keyOf(call), { content, id } satisfies Pending)
  return id
}

/** The attempt was answered: the next one is another. */
export const settleRequest = (call: string): void => inTab.drop(keyOf(call))

export const newRequestId = (): string => random.hex(16)

const keyOf = (call: string) => `${storageKeys.pendingWrite}.${call}`

const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Pending).id === 'string' &&
  typeof (value as Pending).content === 'string'

import type { Endpoint, GatewayMethod, InputOf, OutputOf } from '@linmen/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { call } from './call.ts'
import { anything, type Policy } from './error-policy.ts'
import { asFailure, type Failure } from './failure.ts'
import { reactTo } from './react-to.ts'
import { readsOf } from './read.ts'

export interface WriteOptions {
  /** Rows whose reads are out of date after a success. */
  readonly refreshes?: readonly (Endpoint | GatewayMethod)[]
  /** Codes this page shows itself or does not show at all. */
  readonly silent?: readonly string[]
  /** How long other failures are shown. */
  readonly toastMs?: number
  /** A flow of `situations`, or rows for this call alone. */
  readonly policy?: Policy
}

export type Written<Out> =
  | { readonly ok: true; readonly output: Out }
  | { readonly ok: false; readonly failure: Failure }

/** One write at a time: while `busy`, a second tap gets the first one's promise. */
export function useWrite<Row extends Endpoint>(row: Row, options: WriteOptions = {}) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const running = useRef<Promise<Written<OutputOf<Row>>> | null>(null)
  const latest = useRef(options)
  latest.current = options

  const write = useCallback(
    (input: InputOf<Row>): Promise<Written<OutputOf<Row>>> => {
      running.current ??= attempt(row, input, policyOf(latest.current))
        .then(async (written) => {
          if (written.ok)
            for (const read of latest.current.refreshes ?? [])
              void client.invalidateQueries({ queryKey: readsOf(read) })
          return written
        })
        .finally(() => {
          running.current = null
          setBusy(false)
        })
      setBusy(true)
      return running.current
    },
    [client, row],
  )
  return { write, busy }
}

async function attempt<Row extends Endpoint>(
  row: Row,
  input: InputOf<Row>,
  policy: Policy,
): Promise<Written<OutputOf<Row>>> {
  try {
    return { ok: true, output: await call(row, input) }
  } catch (error) {
    reactTo(error, policy)
    return { ok: false, failure: asFailure(error) }
  }
}

function policyOf({ silent = [], toastMs, policy = {} }: WriteOptions): Policy {
  return {
    ...(toastMs !== undefined && { [anything]: { do: 'toast', ms: toastMs } as const }),
    ...policy,
    ...Object.fromEntries(silent.map((code) => [code, { do: 'silent' } as const])),
  }
}

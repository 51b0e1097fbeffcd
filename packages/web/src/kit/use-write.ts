import type { Endpoint, InputOf, OutputOf } from '@linmen/contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { call } from './call.ts'
import { anything, type Policy } from '#kit/policy/error-policy.ts'
import { asFailure } from './failure.ts'
import { reactTo } from '#kit/policy/react-to.ts'
import { isAbout } from './read.ts'
import { redirectFromHere } from './redirect.ts'
import type { CodeOf, FailureOf } from '#kit/policy/refused-by.ts'

export interface WriteOptions<Row extends Endpoint> {
  /** Codes this page shows itself or does not show at all. */
  readonly silent?: readonly CodeOf<Row>[]
  /** How long other failures are shown. */
  readonly toastMs?: number
  /** A flow of `situations`, or rows for this call alone. */
  readonly policy?: Policy<CodeOf<Row>>
}

/** How a write ended: its answer, one of the row's refusals with its data, a fault or an outage. */
export type Written<Row extends Endpoint> =
  | { readonly ok: true; readonly output: OutputOf<Row> }
  | { readonly ok: false; readonly failure: FailureOf<Row> }

/** One write at a time: while `busy`, a second tap gets the first one's promise. */
export function useWrite<Row extends Endpoint>(row: Row, options: WriteOptions<Row> = {}) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const running = useRef<Promise<Written<Row>> | null>(null)
  const latest = useRef(options)
  latest.current = options

  const write = useCallback(
    (input: InputOf<Row>): Promise<Written<Row>> => {
      running.current ??= attempt(row, input, latest.current)
        .then((written) => {
          if (written.ok) forget(client, row)
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
  options: WriteOptions<Row>,
): Promise<Written<Row>> {
  const redirect = redirectFromHere()
  try {
    return { ok: true, output: await call(row, input) }
  } catch (error) {
    reactTo(error, redirect, policyOf(options))
    // The envelope lets only declared codes through, with data that has their form.
    return { ok: false, failure: asFailure(error) as FailureOf<Row> }
  }
}

/** What the write changed is asked for again where it is shown, and when it is shown next. */
function forget(client: QueryClient, { touches }: Endpoint): void {
  if (touches.length > 0)
    void client.invalidateQueries({ predicate: (query) => isAbout(query, touches) })
}

function policyOf<Row extends Endpoint>(options: WriteOptions<Row>): Policy {
  const { silent = [], toastMs, policy = {} } = options
  return {
    ...(toastMs !== undefined && { [anything]: { do: 'toast', ms: toastMs } as const }),
    ...policy,
    ...Object.fromEntries(silent.map((code) => [code, { do: 'silent' } as const])),
  }
}

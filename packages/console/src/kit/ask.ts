import type { Endpoint, InputOf, OutputOf } from '@linmen/contract'
import { call } from '@linmen/web/src/kit/call.ts'
import { asFailure } from '@linmen/web/src/kit/failure.ts'
import { read } from '@linmen/web/src/kit/read.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import { moneyText } from './value.tsx'

/** Whoever gives up too early does not know whether it was done. */
const PATIENCE_MS = 30_000
const OUTAGE = '网络异常，请稍后再试'

/** A read of the contract, asked again when the page is seen again. */
export const useRead = <Row extends Endpoint>(row: Row, input: InputOf<Row>) =>
  useQuery(read(row, input))

/** What went wrong, in words, and what exactly where the refusal tells it. */
export function failureText(error: unknown): string {
  const failure = asFailure(error)
  if (!('text' in failure)) return OUTAGE
  return 'data' in failure ? `${failure.text}${exactly(failure.data)}` : failure.text
}

/** Of many members those nobody knows, of an amount the most that is left. */
function exactly(data: unknown): string {
  const { unknown, most } = (data ?? {}) as { unknown?: readonly string[]; most?: number }
  if (Array.isArray(unknown)) return `：${unknown.join('、')}`
  return typeof most === 'number' ? `，至多 ${moneyText(most)}` : ''
}

/** One deed at a time. Whatever it changed is asked for again, and a failure is told. */
export function useDeed() {
  const client = useQueryClient()
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const act = async <Row extends Endpoint>(
    row: Row,
    input: InputOf<Row>,
  ): Promise<OutputOf<Row> | null> => {
    setBusy(true)
    try {
      const output = await call(row, input, { timeoutMs: PATIENCE_MS })
      // Whoever acted goes on at once; what is on screen is asked for again behind them.
      void client.invalidateQueries()
      return output
    } catch (error) {
      message.error(failureText(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { act, busy }
}

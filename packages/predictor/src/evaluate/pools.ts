import { fitLogPool, logPool } from '@linmen/models/engines/log-pool.ts'
import type { Outcome, Result3 } from '@linmen/domain/scoring/rules.ts'

/** A log-linear pool of named forecasts. Weights are fitted once, on seasons before the scored ones. */
export interface Pool {
  readonly name: string
  readonly members: readonly string[]
  collect(said: ReadonlyMap<string, Result3>, came: Outcome): void
  settle(): void
  forecast(said: ReadonlyMap<string, Result3>): Result3 | null
  readonly weights: readonly number[]
}

export function pool(name: string, members: readonly string[]): Pool {
  const rows: { forecasts: Result3[]; came: Outcome }[] = []
  let weights: readonly number[] = members.map(() => 1 / members.length)
  const gather = (said: ReadonlyMap<string, Result3>) => {
    const forecasts = members.flatMap((member) => {
      const forecast = said.get(member)
      return forecast ? [forecast] : []
    })
    return forecasts.length === members.length ? forecasts : null
  }
  return {
    name,
    members,
    collect(said, came) {
      const forecasts = gather(said)
      if (forecasts) rows.push({ forecasts, came })
    },
    settle: () => void (weights = fitLogPool(rows)),
    forecast(said) {
      const forecasts = gather(said)
      return forecasts && (logPool(forecasts, weights) as unknown as Result3)
    },
    get weights() {
      return weights
    },
  }
}

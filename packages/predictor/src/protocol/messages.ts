import type { Mode } from '@linmen/models/engines/heads.ts'

/** Predictor protocol, version 1: one request line, one answer line. */
export type Request =
  | { readonly op: 'hello'; readonly protocol: number; readonly sport: 'football' | 'nba' }
  | { readonly op: 'load'; readonly files: readonly string[] }
  | {
      readonly op: 'predict'
      readonly asof: string
      readonly mode: Mode
      readonly fixtures: readonly FixtureMessage[]
    }
  | { readonly op: 'results'; readonly rows: readonly Readonly<Record<string, string>>[] }

export interface FixtureMessage {
  readonly id: string
  readonly date: string
  readonly home: string
  readonly away: string
  readonly div?: string
  readonly season?: string
  readonly time?: string | null
  readonly playoffs?: string | number | boolean
  readonly odds?: Readonly<Record<string, number>>
}

export type Prediction = Readonly<{ id: string; p: readonly number[] } & Record<string, unknown>>

/** What a sport must be able to do to be served. */
export interface Desk {
  load(files: readonly string[]): number
  learn(rows: readonly Readonly<Record<string, string>>[]): void
  predict(fixtures: readonly FixtureMessage[], mode: Mode): Prediction[]
}

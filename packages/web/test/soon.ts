import { vi } from 'vitest'

/** A busy machine is slow, and that is no failure: what is waited for may come late. */
export const PATIENCE_MS = 60_000

/** Looks again until it holds; only what never comes fails. */
export const soon = <Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> =>
  vi.waitFor(look, { timeout: PATIENCE_MS })

import type { DepthBody } from '@linmen/domain/sport/depth.ts'

/** Something that will be said at a moment. It gets its number when everything is known. */
export interface Note {
  readonly atMs: number
  readonly body: DepthBody
}

export const SIDES = ['home', 'away'] as const

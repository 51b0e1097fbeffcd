import type { CrestSpec } from '#ui/crest/crest-spec.ts'

/** What a poster is made of, in the order it is drawn. Lengths are those of the picture. */
export type PosterItem = GroundItem | TextItem | BoxItem | PathItem | CrestItem | ModulesItem

export const POSTER = { width: 750, height: 1334 } as const

export interface GroundItem {
  readonly is: 'ground'
  readonly from: string
  readonly to: string
  readonly glow: string
}

export interface TextItem {
  readonly is: 'text'
  readonly text: string
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly size: number
  readonly weight: 400 | 600 | 700
  readonly ink: string
  readonly align: 'left' | 'center' | 'right'
}

export interface BoxItem {
  readonly is: 'box'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly fill?: string
  readonly stroke?: string
}

export interface PathItem {
  readonly is: 'path'
  readonly d: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly fill?: string
  readonly stroke?: string
  /** In the units of the path. */
  readonly thick?: number
}

export interface CrestItem {
  readonly is: 'crest'
  readonly spec: CrestSpec
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface ModulesItem {
  readonly is: 'modules'
  readonly rows: readonly (readonly boolean[])[]
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink: string
}

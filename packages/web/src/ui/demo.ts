import type { ReactNode } from 'react'

/** What the gallery shows of one capsule. */
export interface Demo {
  title: string
  cases: readonly DemoCase[]
}

export interface DemoCase {
  name: string
  show: ReactNode
  /** Drawn from edge to edge, as rows and bars are in the product. */
  wide?: boolean
}

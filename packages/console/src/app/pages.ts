import type { ComponentType } from 'react'
import { Api } from '#desks/api.tsx'
import type { groupNames } from '#desks/places.ts'
import { Today } from '#desks/today.tsx'

interface OwnPage {
  readonly name: string
  readonly title: string
  readonly group: keyof typeof groupNames
  readonly Page: ComponentType
}

/** Pages that are no table. */
export const pages: readonly OwnPage[] = [
  { name: 'today', title: '今日', group: 'duty', Page: Today },
  { name: 'api', title: '接口', group: 'system', Page: Api },
]

import type { Endpoint } from '@linmen/contract'
import type { AnyDesk } from '@linmen/contract/kit/desk.ts'
import type { ComponentType } from 'react'

/** Values of a row or of a form, under the names of its columns or fields. */
export type Values = Readonly<Record<string, unknown>>

/** One question of a deed's form. Money is written in coins and sent in fen. */
export interface Field {
  readonly name: string
  readonly title: string
  readonly kind: 'text' | 'long' | 'choice' | 'number' | 'money' | 'moment' | 'switch'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly initial?: (row: Values) => unknown
  readonly optional?: boolean
  readonly max?: number
}

/** Something an operator may do: to a row, or by itself. */
export interface Deed {
  readonly title: string
  readonly row: Endpoint
  readonly danger?: boolean
  /** Key that asks for it while a row is open. */
  readonly key?: string
  /** Whether it makes sense for this row. */
  readonly when?: (row: Values) => boolean
  readonly fields?: readonly Field[]
  readonly input: (row: Values, values: Values) => unknown
  /** What comes of it as far as the form is filled, shown below it before anybody agrees. */
  readonly Preview?: ComponentType<PreviewProps>
}

export interface PreviewProps {
  readonly row: Values
  readonly values: Values
}

/** Rows of another desk that belong to a row: `['订单', 'orders', (row) => ({ memberId })]`. */
export interface Related {
  readonly desk: AnyDesk
  readonly wish: (row: Values) => Readonly<Record<string, string>>
}

/** A desk of the console: a table of the contract, and what can be done there. */
export interface ConsoleDesk {
  readonly desk: AnyDesk
  readonly group: 'duty' | 'money' | 'content' | 'system'
  readonly deeds?: readonly Deed[]
  readonly makes?: readonly Deed[]
  readonly related?: readonly Related[]
}

export const reason: Field = { name: 'reason', title: '原因', kind: 'long', max: 200 }

/** For what always needs a reason. */
export const withReason = (row: Values, { reason: why }: Values) => ({ id: row['id'], reason: why })

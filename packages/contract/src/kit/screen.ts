import type { AnyCodec, Defaulted, House } from './codec.ts'
import type { ShapeOf } from './shapes.ts'

/** What an address carries: the names of its path, and query parameters. */
export type ScreenFields = Readonly<Record<string, AnyCodec>>

/** One place a person can be. Pages are bound to names; nobody writes a path by hand. */
export interface Screen<F extends ScreenFields = ScreenFields> {
  readonly path: `/${string}`
  /** Other paths that show the same page without changing the address. */
  readonly aliases: readonly `/${string}`[]
  /** Lives in the tab shell: going there resets the navigation root and shows the tab bar. */
  readonly tab: boolean
  readonly access: 'anyone' | 'member'
  /** `named` gives a parameter another name in the address, `withDefault` a value where the caller leaves it out. */
  readonly params: F
  /** No page yet: behaves as an unknown path and is linked from nowhere. */
  readonly planned: boolean
}

/** What the page of a screen gets to know from its address. */
export type ValuesOf<S> = S extends Screen<infer F> ? Simplify<ShapeOf<F>> : never

/** What a link to a screen has to say, and may say. */
export type LinkOf<S> = S extends Screen<infer F> ? Simplify<LinkValues<F>> : never

type LinkValues<F extends ScreenFields> = keyof F extends never
  ? { readonly [nothing: string]: never }
  : SomeValues<F>

type SomeValues<F extends ScreenFields> = {
  readonly [K in Exclude<keyof F, FreeKeys<F>>]: House<F[K]>
} & { readonly [K in FreeKeys<F>]?: House<F[K]> | undefined }

/** Names a link may leave out. */
type FreeKeys<F extends ScreenFields> = {
  [K in keyof F]: F[K] extends Defaulted<any>
    ? K
    : F[K] extends { readonly presence: 'optional' }
      ? K
      : never
}[keyof F]

type Simplify<T> = { [K in keyof T]: T[K] } & {}

type Row<P extends string, F extends ScreenFields> = {
  path: P & `/${string}`
  params?: F
} & Partial<Omit<Screen, 'path' | 'params' | 'planned'>>

export function screen<const P extends string, F extends ScreenFields = {}>(
  row: Row<P, F>,
): Screen<F> & { readonly path: P & `/${string}` } {
  return {
    aliases: [],
    tab: false,
    access: 'anyone',
    planned: false,
    ...row,
    params: row.params ?? ({} as F),
  }
}

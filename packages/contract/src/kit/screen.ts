/** One place a person can be. Pages are bound to names; nobody writes a path by hand. */
export interface Screen {
  /** Its rows in the inventory of the specification. */
  readonly routes: readonly string[]
  readonly path: `/${string}`
  /** Other paths that show the same page without changing the address. */
  readonly aliases: readonly `/${string}`[]
  /** Lives in the tab shell: going there resets the navigation root and shows the tab bar. */
  readonly tab: boolean
  readonly access: 'anyone' | 'member'
  /** Query parameters filled in when the caller leaves them out. */
  readonly defaults: Readonly<Record<string, string | number>>
  /** Query parameters whose name in the address differs from the house name: `{ sport: 'qiuFlag' }`. */
  readonly query: Readonly<Record<string, string>>
  /** No page yet: behaves as an unknown path and is linked from nowhere. */
  readonly planned: boolean
}

type Row<P extends string> = { path: P & `/${string}`; routes: readonly string[] } & Partial<
  Omit<Screen, 'path' | 'routes'>
>

export function screen<const P extends string>(
  row: Row<P>,
): Screen & { readonly path: P & `/${string}` } {
  return {
    aliases: [],
    tab: false,
    access: 'anyone',
    defaults: {},
    query: {},
    planned: false,
    ...row,
  }
}

/** The names in a path: `/plan-detail/:id` gives `id`. */
export type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

import type { Source } from './source.ts'
import type { Tree } from './tree.ts'

export interface Finding {
  readonly path: string
  readonly line: number
  readonly message: string
}

/** One house rule. Its name is printed with every finding. */
export interface Rule {
  readonly name: string
  readonly check: (tree: Tree) => Finding[]
}

type Complaint = { line: number; message: string }

/** A rule that needs to see only one file at a time. */
export const fileRule = (
  name: string,
  applies: (path: string) => boolean,
  check: (file: Source) => Iterable<Complaint>,
): Rule => ({
  name,
  check: ({ files }) =>
    files
      .filter(({ path }) => applies(path))
      .flatMap((file) => [...check(file)].map((complaint) => ({ path: file.path, ...complaint }))),
})

export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.includes('/test/')
/** Code of the product itself, as opposed to its tests, tools and measurements. */
export const isProduct = (path: string) =>
  /^packages\/(contract|domain|simulator|models|server|web)\/src\//.test(path) &&
  isCode(path) &&
  !isTest(path)

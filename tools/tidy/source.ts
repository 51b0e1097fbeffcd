import { parseSync } from 'vite'

/** One file of the tree, read once and asked by every rule. */
export interface Source {
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  readonly exports: readonly Export[]
  readonly comments: readonly Comment[]
  /** Root of the syntax tree; null for files that are not code. */
  readonly program: SyntaxNode | null
  readonly lineOf: (offset: number) => number
}

export interface Import {
  readonly from: string
  /** Imported names; `*` stands for all of them. */
  readonly names: readonly string[]
  readonly line: number
  readonly isReExport: boolean
  /** Fetched or started when it is wanted, not before its importer can run. */
  readonly isLazy?: boolean
}

export interface Export {
  readonly name: string
  readonly isType: boolean
  readonly line: number
}

export interface Comment {
  readonly text: string
  readonly line: number
}

export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export function readSource(path: string, text: string): Source {
  const lineOf = lineFinder(text)
  const bare = { path, text, lineOf, imports: [], exports: [], comments: [], program: null }
  if (!/\.(ts|tsx|mjs)$/.test(path)) return bare
  const { program, module, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return {
    ...bare,
    program: program as unknown as SyntaxNode,
    imports: importsOf(module, text, lineOf),
    exports: exportsOf(module, program.body as unknown as SyntaxNode[], lineOf),
    comments: comments.map((comment) => ({ text: comment.value, line: lineOf(comment.start) })),
  }
}

type Module = ReturnType<typeof parseSync>['module']
type LineOf = Source['lineOf']

function importsOf(module: Module, text: string, lineOf: LineOf): Import[] {
  const written = module.staticImports.map((each) => ({
    from: each.moduleRequest.value,
    names: each.entries.map(({ importName }) =>
      importName.kind === 'Name'
        ? (importName.name ?? '')
        : importName.kind === 'Default'
          ? 'default'
          : '*',
    ),
    line: lineOf(each.start),
    isReExport: false,
  }))
  const passedOn = module.staticExports.flatMap((each) =>
    each.entries.flatMap(({ moduleRequest, importName, start }) =>
      moduleRequest
        ? [
            {
              from: moduleRequest.value,
              names: [importName.kind === 'Name' ? (importName.name ?? '') : '*'],
              line: lineOf(start),
              isReExport: true,
            },
          ]
        : [],
    ),
  )
  const lazy = module.dynamicImports.map(({ start, moduleRequest }) => ({
    from: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    names: ['*'],
    line: lineOf(start),
    isReExport: false,
    isLazy: true,
  }))
  return [...written, ...passedOn, ...lazy, ...urlsOf(text, lineOf)]
}

// A second process is started by the address of its file: that is an import, too.
const urlsOf = (text: string, lineOf: LineOf): Import[] =>
  [...text.matchAll(/new URL\(\s*'(\.{1,2}\/[^']+\.(?:ts|tsx|mjs))'/g)].map((match) => ({
    from: match[1] ?? '',
    names: ['*'],
    line: lineOf(match.index),
    isReExport: false,
    isLazy: true,
  }))

function exportsOf(module: Module, body: SyntaxNode[], lineOf: LineOf): Export[] {
  const types = new Set(
    body.flatMap((node) => {
      const declaration = node['declaration'] as SyntaxNode | null | undefined
      return declaration && /^TS(Interface|TypeAlias)Declaration$/.test(declaration.type)
        ? [(declaration['id'] as { name: string }).name]
        : []
    }),
  )
  return module.staticExports.flatMap((each) =>
    each.entries.flatMap(({ exportName, moduleRequest, isType, start }) =>
      exportName.kind === 'Name' && !moduleRequest
        ? [
            {
              name: exportName.name ?? '',
              isType: isType || types.has(exportName.name ?? ''),
              line: lineOf(start),
            },
          ]
        : [],
    ),
  )
}

function lineFinder(text: string): LineOf {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)]
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}

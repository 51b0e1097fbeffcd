import path from 'node:path'
import { build, type Rolldown } from 'vite'

export interface LoneScript {
  /** Of the web package. */
  readonly root: string
  readonly entry: string
  /** What the build knows and the code does not. */
  readonly define?: Readonly<Record<string, unknown>>
  /** A script for a page, or a module for the build itself. */
  readonly format?: 'iife' | 'es'
}

/** Builds one script that stands on its own, outside the chunks of the app, and gives its code. */
export async function buildScript(script: LoneScript): Promise<string> {
  const { root, entry, define = {}, format = 'iife' } = script
  const built = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['linmen-source', 'module', 'browser', 'development|production'] },
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(root, entry),
        preserveEntrySignatures: 'strict',
        output: { format },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}

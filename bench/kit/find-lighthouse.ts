import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the bench needs of Lighthouse, which is too heavy to come with the product. */
export type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
  config: Record<string, unknown>,
) => Promise<{ readonly lhr: LighthouseResult } | undefined>

export interface LighthouseResult {
  /** How fast the machine is: about 1500 to 2000 on a good desktop. */
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, Audit>>
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly scoreDisplayMode: string
  readonly numericValue?: number
  readonly errorMessage?: string
}

/** Lighthouse from `LIGHTHOUSE=<folder it was installed in>`, else from beside the product; null: neither. */
export async function findLighthouse(): Promise<Lighthouse | null> {
  const folder = process.env['LIGHTHOUSE']
  const from = folder ? pathToFileURL(join(folder, 'package.json')) : import.meta.url
  try {
    const file = createRequire(from).resolve('lighthouse')
    return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default
  } catch {
    return null
  }
}

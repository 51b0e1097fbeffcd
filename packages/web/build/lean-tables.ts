import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { leanCodecs, leanRedirects, leanRows, leanScreens, plannedIn } from './lean-code.ts'

const SCREENS = /contract[\\/]src[\\/]screens[\\/][\w-]+\.screens\.ts$/
const REDIRECTS = /contract[\\/]src[\\/]screens[\\/]redirects\.ts$/
const ROWS = /contract[\\/]src[\\/][\w-]+[\\/][\w-]+\.(endpoints|gateway)\.ts$/
const CODECS = /contract[\\/]src[\\/]kit[\\/](scalars|shapes)\.ts$/
const OURS = /packages[\\/](contract|domain|web)[\\/]src[\\/]/

/**
 * Leaves out of the bundle what no visitor can reach: planned screens behave as unknown paths,
 * planned calls are never made, and of the sentences of the specification only those that are said
 * remain.
 */
export function leanTables(contract: string): Plugin {
  const texts = textsIn(readFileSync(path.join(contract, 'texts.ts'), 'utf8'))
  const folder = path.join(contract, 'screens')
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.screens.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const planned = new Set(sources.flatMap(plannedIn))

  const lean = (code: string, id: string): string => {
    if (SCREENS.test(id)) return leanScreens(code)
    if (REDIRECTS.test(id)) return leanRedirects(code, planned)
    if (CODECS.test(id)) return leanCodecs(code)
    return ROWS.test(id) ? leanRows(code) : code
  }
  return {
    name: 'linmen:lean-tables',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      OURS.test(id) ? { code: withTexts(lean(code, id), texts), map: null } : null,
  }
}

function withTexts(code: string, texts: ReadonlyMap<string, string>): string {
  if (!/import \{ texts \} from '[^']*texts\.ts'/.test(code)) return code
  return code.replace(/\btexts\.(\w+)/g, (whole, key: string) => {
    const said = texts.get(key)
    return said === undefined ? whole : JSON.stringify(said)
  })
}

const textsIn = (source: string) =>
  new Map([...source.matchAll(/^ {2}(\w+): '([^']*)',$/gm)].map(([, key, text]) => [key!, text!]))

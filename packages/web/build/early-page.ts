import { buildScript } from './build-script.ts'
import { reachable, type Manifest } from './first-load.ts'

/** What `src/early/entry-pages.ts` exports. */
interface Known {
  readonly path: string
  readonly settingsKey: string
  readonly entryPages: readonly {
    readonly paths: readonly string[]
    readonly modules: readonly string[]
    readonly bodies: readonly string[]
  }[]
}

/** The start page with a script that fetches and asks before the app itself is there. */
export async function withEarly(html: string, manifest: Manifest, root: string): Promise<string> {
  const source = await buildScript({ root, entry: 'src/early/entry-pages.ts', format: 'es' })
  const known = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Known
  const isNamed = (file: string) =>
    html.includes(`src="/${file}"`) || html.includes(`href="/${file}"`)
  const entryPages = known.entryPages.map(({ paths, modules, bodies }) => ({
    paths,
    files: filesOf(modules, manifest)
      .filter((file) => !isNamed(file))
      .map((file) => file.replace('assets/', '')),
    bodies,
  }))
  const define = { ENTRY_PAGES: entryPages, ASK_PATH: known.path, SETTINGS_KEY: known.settingsKey }
  const code = await buildScript({ root, entry: 'src/early/early.ts', define })
  // After the map of imports: what is fetched before it could not be found under its other name.
  const page = html.replace(/<script type="module"/, (tag) => `<script>${code}</script>\n${tag}`)
  return page.replace(/\n\s+/g, '\n')
}

/**
 * The first picture has its styles in the page itself and waits for no sheet. At the end of the page
 * the sheet still holds the scripts back, so nothing of the app is drawn without it.
 */
export function withLateStyles(html: string): string {
  const [sheet = ''] = /^ *<link rel="stylesheet"[^>]*>\n/m.exec(html) ?? []
  return html.replace(sheet, '').replace('  </body>', `${sheet}  </body>`)
}

/** What modules need, style sheets first: they are small, and nothing is drawn without them. */
export function filesOf(modules: readonly string[], manifest: Manifest): string[] {
  const gone = modules.filter((module) => !manifest[module])
  if (gone.length > 0) throw new Error(`no part of the build: ${gone.join()}`)
  const chunks = [...reachable(manifest, modules)].flatMap((key) => manifest[key] ?? [])
  return [...new Set([...chunks.flatMap(({ css = [] }) => css), ...chunks.map(({ file }) => file)])]
}

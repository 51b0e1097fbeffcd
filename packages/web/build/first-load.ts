/** The parts of a Vite manifest that decide what is fetched. */
export type Manifest = Readonly<
  Record<
    string,
    {
      file: string
      imports?: string[]
      dynamicImports?: string[]
      css?: string[]
      assets?: string[]
      isDynamicEntry?: boolean
    }
  >
>

export interface Figures {
  readonly jsBytes: number
  readonly cssBytes: number
  readonly htmlBytes: number
  readonly files: readonly string[]
}

const LIMITS = { jsBytes: 85 * 1024, cssBytes: 8 * 1024, htmlBytes: 4 * 1024 }
const FIRST_PAGE = /features\/home\/pages\/home\.page\.tsx$/

/** Brotli bytes of the shell and of the page most people see first. */
export function firstLoad(
  html: string,
  manifest: Manifest,
  brotliBytes: ReadonlyMap<string, number>,
): Figures {
  const begins = Object.keys(manifest).filter(
    (key) => FIRST_PAGE.test(key) || html.includes(`src="/${manifest[key]!.file}"`),
  )
  const loaded = [...reachable(manifest, begins)].flatMap((key) => manifest[key] ?? [])
  const scripts = new Set(loaded.map((chunk) => chunk.file))
  const sheets = new Set(loaded.flatMap((chunk) => chunk.css ?? []))
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + (brotliBytes.get(file) ?? 0), 0)
  return {
    jsBytes: sum(scripts),
    cssBytes: sum(sheets),
    htmlBytes: brotliBytes.get('index.html') ?? 0,
    files: [...scripts, ...sheets],
  }
}

/** Chunks a start needs before it can run: itself and everything it imports, however deep. */
export function reachable(manifest: Manifest, starts: readonly string[]): ReadonlySet<string> {
  const chunks = new Set<string>()
  const visit = (key: string) => {
    if (chunks.has(key)) return
    chunks.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  starts.forEach(visit)
  return chunks
}

export function report(figures: Figures): { text: string; over: string[]; figures: Figures } {
  const names = { jsBytes: 'JS', cssBytes: 'CSS', htmlBytes: 'HTML' } as const
  const lines = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).map((part) => ({
    text: `${names[part]} ${kib(figures[part])} of ${kib(LIMITS[part])} KiB`,
    over: figures[part] > LIMITS[part],
  }))
  return {
    text: `first load (brotli): ${lines.map((line) => line.text).join(', ')}`,
    over: lines.filter((line) => line.over).map((line) => line.text),
    figures,
  }
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

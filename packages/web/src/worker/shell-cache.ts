/** What a build puts into the cache of the device, and the name of that build. */
export interface ShellFiles {
  readonly version: string
  readonly files: readonly string[]
}

export interface ShellPorts {
  readonly caches: CacheStorage
  readonly origin: string
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  later(run: () => void, ms: number): unknown
}

/** The parts of a request that decide who answers it. */
export type Asked = Pick<Request, 'url' | 'method' | 'mode'>

const PREFIX = 'linmen-shell-'
const PAGE = '/'
/** A network that says nothing for so long is no network. */
const PATIENCE_MS = 4000

/**
 * The shell on the device. Only the start page and files named by their content are ever kept or answered:
 * whatever belongs to a person goes past it.
 */
export function createShell({ version, files }: ShellFiles, ports: ShellPorts) {
  const name = `${PREFIX}${version}`
  const kept = async (path: string | Request) =>
    (await ports.caches.open(name)).match(path, { ignoreSearch: true, ignoreVary: true })

  return {
    /** All or nothing: half a shell would be worse than none. */
    async install(): Promise<void> {
      const cache = await ports.caches.open(name)
      const page = ports.fetch(PAGE, { cache: 'no-store' })
      const answers = await Promise.all([page, ...files.map((file) => ports.fetch(file))])
      if (!answers.every(({ ok }) => ok)) throw new Error('a file of the shell is missing')
      await Promise.all([PAGE, ...files].map((path, at) => cache.put(path, answers[at]!)))
    },

    /** What earlier builds left, last answers among it: their form may have changed. */
    async tidyUp(): Promise<void> {
      const others = (await ports.caches.keys()).filter((each) => each !== name)
      // Without an earlier build the last answers are this one's own, written while it was installed.
      if (!others.some((each) => each.startsWith(PREFIX))) return
      await Promise.all(others.map((each) => ports.caches.delete(each)))
    },

    /** Null leaves the request to the browser. */
    answer(request: Request): Promise<Response> | null {
      const kind = kindOf(request, ports.origin)
      if (kind === 'page') return pageFor(request)
      return kind === 'file' ? fileFor(request) : null
    },
  }

  /** The network first, so that a new build shows at once; the kept page when it is silent or broken. */
  async function pageFor(request: Request): Promise<Response> {
    const page = await kept(PAGE)
    const fresh = ports.fetch(request)
    if (!page) return fresh
    const tooLate = new Promise<Response>((resolve) =>
      ports.later(() => resolve(page), PATIENCE_MS),
    )
    const answered = fresh.then(
      (answer) => (answer.status >= 500 ? page : answer),
      () => page,
    )
    return Promise.race([answered, tooLate])
  }

  /** Names hold the hash of the content, so what is kept is right. A missing file stays missing. */
  async function fileFor(request: Request): Promise<Response> {
    const hit = await kept(request)
    if (hit) return hit
    const answer = await ports.fetch(request)
    if (answer.ok) await (await ports.caches.open(name)).put(request, answer.clone())
    return answer
  }
}

export function kindOf({ url, method, mode }: Asked, origin: string): 'page' | 'file' | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return null
  if (address.pathname.startsWith('/assets/')) return 'file'
  return mode === 'navigate' && /^\/(index\.html)?$/.test(address.pathname) ? 'page' : null
}

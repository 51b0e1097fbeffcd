import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { inPackage } from '#in-package.ts'

export interface Beside {
  readonly port: number
  end(): Promise<void>
}

/** A program of this package: sources run beside sources, which need nothing built, with the same loader. */
export interface Program {
  readonly source: string
  readonly built: string
}

/** Runs a program as a process of its own that tells its port; null when it ended instead. */
export async function runBeside(
  { source, built }: Program,
  env: Readonly<Record<string, string>>,
): Promise<Beside | null> {
  const file = inPackage(import.meta.url.endsWith('.ts') ? `src/${source}` : `dist/${built}`)
  const child = fork(fileURLToPath(file), [], { env: { ...process.env, ...env } })
  const [told] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [null]),
  ])) as [{ port: number } | null]
  if (told === null) return null
  return {
    port: told.port,
    end: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Debian's golang-go and golang-golang-x-mod-dev; nothing is fetched. */
const GO_PATH = '/usr/share/gocode'
const MAIN = fileURLToPath(new URL('../../../../bench/tlog/main.go', import.meta.url))
const ENV = { ...process.env, GO111MODULE: 'off', GOPATH: GO_PATH, GOFLAGS: '' }

export const hasGo = (): boolean =>
  existsSync(`${GO_PATH}/src/golang.org/x/mod/sumdb`) && spawnSync('go', ['version']).status === 0

interface Heard {
  readonly code: number
  readonly text: string
}

/** A program that is not ours reads a log: at an address or in a folder, and whether it extends a kept checkpoint. */
export async function goReader() {
  const folder = await mkdtemp(join(tmpdir(), 'linmen-tlog-'))
  const program = join(folder, 'tlog')
  const built = await run('go', ['build', '-o', program, MAIN], join(folder, 'cache'))
  if (built.code !== 0) throw new Error(built.text)
  return {
    read: (place: string, sinceFile?: string) =>
      run(program, [place, ...(sinceFile === undefined ? [] : [sinceFile])]),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

function run(command: string, args: readonly string[], cache?: string): Promise<Heard> {
  const child = spawn(command, [...args], { env: { ...ENV, ...(cache && { GOCACHE: cache }) } })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (text += piece.toString('utf8')))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })
}

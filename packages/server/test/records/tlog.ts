// The log read by a program that is not ours: Go's golang.org/x/mod/sumdb (Debian: golang-go golang-golang-x-mod-dev) checks
// the signature of the checkpoint and every entry under its root. LINMEN_LOG names an address or a folder; without it a
// season of 300 picks is played first. Where there is no Go nothing is done.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startApp } from '#test/harness.ts'
import { playedSeason } from '#test/record-season.ts'
import { buildTemplate } from '#test/template.ts'

const GO_PATH = '/usr/share/gocode'
const PICKS = 300

if (spawnSync('go', ['version']).status !== 0 || !existsSync(`${GO_PATH}/src/golang.org/x/mod`))
  process.stdout.write('skipped: neither go nor golang.org/x/mod is installed here\n')
else await readWithGo()

async function readWithGo(): Promise<void> {
  const given = process.env['LINMEN_LOG']
  if (given) return run(given)
  await buildTemplate()
  const app = await startApp()
  await playedSeason(app, PICKS)
  await run(app.base)
  await app.close()
}

const MAIN = fileURLToPath(new URL('../../../../bench/tlog/main.go', import.meta.url))
const ENV = { ...process.env, GO111MODULE: 'off', GOPATH: GO_PATH, GOFLAGS: '' }

async function run(place: string): Promise<void> {
  const child = spawn('go', ['run', MAIN, place], { env: ENV, stdio: 'inherit' })
  const [status] = (await once(child, 'exit')) as [number | null]
  process.exitCode = status ?? 1
}

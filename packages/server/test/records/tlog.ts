// The log read by a program that is not ours: Go's golang.org/x/mod/sumdb (Debian: golang-go golang-golang-x-mod-dev) checks
// the signature of the checkpoint, every entry under its root, and that it extends an earlier one. LINMEN_LOG names an address
// or a folder, LINMEN_SINCE the file of a kept checkpoint; without them a season of 300 picks is played first. Where there is
// no Go nothing is done.
import { startApp } from '#test/harness.ts'
import { playedSeason } from '#test/record-season.ts'
import { buildTemplate } from '#test/template.ts'
import { goReader, hasGo } from './go-reader.ts'

const PICKS = 300

if (hasGo()) await readWithGo()
else process.stdout.write('skipped: neither go nor golang.org/x/mod is installed here\n')

async function readWithGo(): Promise<void> {
  const given = process.env['LINMEN_LOG']
  if (given) return tell(given)
  await buildTemplate()
  const app = await startApp()
  await playedSeason(app, PICKS)
  await tell(app.base)
  await app.close()
}

async function tell(place: string): Promise<void> {
  const go = await goReader()
  const { code, text } = await go.read(place, process.env['LINMEN_SINCE'])
  await go.close()
  process.stdout.write(text)
  process.exitCode = code
}

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall, mayInstall } from './debian.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// Without a CJK font every Chinese character is an empty box and all widths are wrong.
const FONT = 'fonts-noto-cjk'
const PACKAGES = ['chromium', FONT]
const SHELL = 'chromium-headless-shell'

/** The file of a Chromium on this machine, installed by apt with a Chinese font when it may be; null when there is none. */
export async function chromium() {
  const missing = findChromium() ? (hasChineseFont() ? [] : [FONT]) : PACKAGES
  if (missing.length > 0 && mayInstall()) await aptInstall(...missing)
  return findChromium()
}

/** Somebody else's Chromium often came without one. Where nobody can be asked, as on a Mac, there is one. */
function hasChineseFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'file'])
  return status !== 0 || stdout.length > 0
}

/** The same browser without its windows, menus and toolbars, which cost a third of the work of a page; null where there is none. */
export async function headlessShell() {
  const found = findProgram([SHELL])
  if (found || !mayInstall()) return found
  await aptInstall(SHELL).catch(() => null)
  return findProgram([SHELL])
}

export const HOW_TO_GET_CHROMIUM = [
  'The browser journeys need Chromium and a Chinese font. Install them with:',
  `  Debian, Ubuntu   sudo apt-get install ${PACKAGES.join(' ')}`,
  '  Fedora           sudo dnf install chromium google-noto-sans-cjk-fonts',
  '  macOS            brew install --cask google-chrome',
  'or name the file of an installed one: CHROMIUM=/path/to/chrome npm test',
].join('\n')

export function findChromium(env = process.env) {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : null
  return findProgram(NAMES, env) ?? MAC.find(isProgram) ?? null
}

function findProgram(names, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin', '/snap/bin')
  return (
    folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null
  )
}

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

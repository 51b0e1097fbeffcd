import { performance } from 'node:perf_hooks'
import { stripVTControlCharacters } from 'node:util'
import { run } from './command.mjs'

/** What is under way: on a terminal its names are the last line. */
const underWay = new Set()

/** A step says one line, its name and its seconds, when it ends: others may run beside it. */
export async function step(name, work) {
  const from = performance.now()
  underWay.add(name)
  refresh()
  try {
    const result = await work()
    finish(name, `${name} … ${secondsSince(from)}`)
    return result
  } catch (error) {
    finish(name, `${name} … ✗ ${secondsSince(from)}`)
    throw error
  }
}

/** A step that is one command, silent unless it fails. */
export const quietStep = (name, command, options) =>
  step(name, async () => outputOf(name, await run(command, { ...options, quiet: true })))

/** A quiet step whose command runs beside other work, which has the screen until it is done. */
export const waitingStep = (work) => async (name, command, options) => {
  const running = run(command, { ...options, quiet: true })
  await work()
  return step(name, async () => outputOf(name, await running))
}

/** A line of its own, above the names of what is under way. */
export function say(text) {
  clear()
  process.stdout.write(`${text}\n`)
  refresh()
}

function finish(name, line) {
  underWay.delete(name)
  say(line)
}

const CLEAR_LINE = '\r\u001B[K'

function clear() {
  if (process.stdout.isTTY) process.stdout.write(CLEAR_LINE)
}

function refresh() {
  if (!process.stdout.isTTY || underWay.size === 0) return
  process.stdout.write(`${CLEAR_LINE}${[...underWay].join(', ')} … `)
}

/** What a command said; a failure of the step where it failed. */
export function outputOf(name, { code, output }) {
  if (code !== 0) throw new StepFailed(name, code, output)
  return output
}

class StepFailed extends Error {
  constructor(name, code, output) {
    // Some tools colour what no terminal shows.
    super(`${name}: exit code ${code}\n${stripVTControlCharacters(output)}`.trimEnd())
    this.code = code
  }
}

/** Ends the program for a failure that has already been explained. */
export function giveUp(error) {
  process.stderr.write(`${error instanceof StepFailed ? error.message : error.stack}\n`)
  process.exit(1)
}

const secondsSince = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** Whether a mask turns the module at a place. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Modules = readonly (readonly boolean[])[]

/** How hard a code is to read: long runs, blocks, false finders, too much of one colour. */
export function penaltyOf(modules: Modules): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x]!))
  const lines = [...modules, ...columns].map((line) => line.map(Number).join(''))
  const runs = lines.map(runPenalty).reduce(sum)
  return runs + blockPenalty(modules) + balancePenalty(modules)
}

const RUN = /0{5,}|1{5,}/g
const FALSE_FINDER = /(?=00001011101|10111010000)/g

const runPenalty = (line: string) =>
  [...line.matchAll(RUN)].map(([run]) => run.length - 2).reduce(sum, 0) +
  40 * [...line.matchAll(FALSE_FINDER)].length

function blockPenalty(modules: Modules): number {
  let blocks = 0
  for (let y = 1; y < modules.length; y++)
    for (let x = 1; x < modules.length; x++) {
      const four = [modules[y]![x], modules[y]![x - 1], modules[y - 1]![x], modules[y - 1]![x - 1]]
      if (four.every((module) => module === four[0])) blocks += 1
    }
  return blocks * 3
}

function balancePenalty(modules: Modules): number {
  const all = modules.flat()
  const dark = all.filter(Boolean).length
  return Math.floor(Math.abs(dark * 20 - all.length * 10) / all.length) * 10
}

const sum = (one: number, other: number) => one + other

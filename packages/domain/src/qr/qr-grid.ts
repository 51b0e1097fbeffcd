/** Modules of a code, row by row, and which of them carry no content. */
export interface Grid {
  readonly dark: boolean[][]
  readonly fixed: boolean[][]
}

const sizeOf = (version: number) => version * 4 + 17

/** Where the small squares of a version stand, on both axes. */
export function alignmentCentres(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  const last = sizeOf(version) - 7
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)]
}

/** Everything that is the same for every text of a version. Places of the format are kept free. */
export function drawFunctions(version: number, centres: readonly number[]): Grid {
  const size = sizeOf(version)
  const empty = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const grid: Grid = { dark: empty(), fixed: empty() }
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    grid.dark[y]![x] = dark
    grid.fixed[y]![x] = true
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawFinder(set, x, y)
  const last = centres.at(-1)
  for (const x of centres)
    for (const y of centres)
      if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)))
        drawRings(set, { x, y, reach: 2, light: 1 })
  reserveFormat(set, size)
  if (version >= 7) drawVersion(set, version)
  return grid
}

type Set = (x: number, y: number, dark: boolean) => void

const drawFinder = (set: Set, x: number, y: number) => {
  drawRings(set, { x, y, reach: 4, light: 4 })
  drawRings(set, { x, y, reach: 3, light: 2 })
}

/** Squares around a centre; only the ring at `light` stays light. */
function drawRings(
  set: Set,
  { x, y, reach, light }: { x: number; y: number; reach: number; light: number },
): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== light)
}

function reserveFormat(set: Set, size: number): void {
  for (const [x, y] of formatPlaces(size).flat()) set(x, y, false)
  set(8, size - 8, true)
}

/** Level M and the mask, with their own correction, at both places. */
export function drawFormat(dark: boolean[][], mask: number): void {
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  for (const places of formatPlaces(dark.length))
    places.forEach(([x, y], at) => (dark[y]![x] = ((bits >> at) & 1) === 1))
}

type Place = readonly [x: number, y: number]

/** The fifteen places of the format, lowest bit first, twice. */
function formatPlaces(size: number): Place[][] {
  const up: Place[] = Array.from({ length: 6 }, (_, at) => [8, at] as const)
  const left: Place[] = Array.from({ length: 6 }, (_, at) => [5 - at, 8] as const)
  const right: Place[] = Array.from({ length: 8 }, (_, at) => [size - 1 - at, 8] as const)
  const down: Place[] = Array.from({ length: 7 }, (_, at) => [8, size - 7 + at] as const)
  return [
    [...up, [8, 7], [8, 8], [7, 8], ...left],
    [...right, ...down],
  ]
}

function drawVersion(set: Set, version: number): void {
  let rest = version
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at++) {
    const [far, near] = [sizeOf(version) - 11 + (at % 3), Math.floor(at / 3)]
    set(far, near, ((bits >> at) & 1) === 1)
    set(near, far, ((bits >> at) & 1) === 1)
  }
}

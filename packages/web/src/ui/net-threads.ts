/** From one side of a net to the other, drawn to a point between them: x and y of each. */
type Thread = readonly [
  fromX: number,
  fromY: number,
  x: number,
  y: number,
  toX: number,
  toY: number,
]

/** Threads of a net that gives way, as a path. */
export const netThreads = (count: number, thread: (at: number) => Thread): string =>
  Array.from({ length: count }, (_, at) => {
    const [fromX, fromY, x, y, toX, toY] = thread(at)
    return `M${fromX} ${fromY}Q${x} ${y} ${toX} ${toY}`
  }).join('')

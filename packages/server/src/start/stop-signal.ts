const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Ends the process in order on the first signal; a second one ends it at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`)
          process.exit(1)
        },
      )
    })
  }
}

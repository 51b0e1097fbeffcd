/** Waits for work, but only this long; the work goes on. What goes wrong with it in time is thrown. */
export async function waitAtMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, ms)
  })
  await Promise.race([work, patience]).finally(() => clearTimeout(timer))
}

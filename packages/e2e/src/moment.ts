/**
 * Journeys meet the demo world of one Saturday evening, when many matches are on: what they see
 * depends on neither the day nor the hour they run. Time passes as always from there.
 */
export const OPENING_MS = Date.parse('2026-11-14T20:40:00+08:00')

/** How far the clock of a product that begins now at a moment is from that of the machine. */
export const shiftTo = (momentMs: number): number => momentMs - Date.now()

/** The product's time, for a test that compares with it. */
export const nowMs = (): number => Date.now() + Number(process.env['LINMEN_E2E_SHIFT'] ?? 0)

/** Runs in the product and in its pages, so it holds everything it needs. */
export function shiftDate(byMs: number): void {
  const Real = Date
  globalThis.Date = new Proxy(Real, {
    construct: (_, args: number[]) =>
      args.length > 0 ? Reflect.construct(Real, args) : new Real(Real.now() + byMs),
    apply: () => new Real(Real.now() + byMs).toString(),
    get: (target, name) =>
      name === 'now' ? () => Real.now() + byMs : (Reflect.get(target, name) as unknown),
  })
}

/** What Node reads before a program, its threads and its children begin. */
export const shiftedNode = (byMs: number): string =>
  readFirst(`${shiftDate.toString()};shiftDate(${byMs})`)

/**
 * The same for a program whose clock can be sent ahead: as far as a file says when the signal of a leap comes. What
 * waits for a moment that was leapt over begins at once, as it does where a clock is put forward.
 */
export const leapingNode = (file: string, fromMs: number): string => {
  const leap = `()=>{const to=Number(readFileSync(${JSON.stringify(file)}));shiftDate(to-by);by=to;fireDue()}`
  const begin = `let by=${fromMs};shiftDate(by);const fireDue=waitByClock();process.on('${LEAP}',${leap})`
  return readFirst(
    `import{readFileSync}from'node:fs';${shiftDate.toString()};${waitByClock.toString()};${begin}`,
  )
}

/** Long waits go by the clock: the answer begins those that are due after a leap. Holds everything it needs. */
function waitByClock(): () => void {
  const LONG_MS = 5000
  const real = globalThis.setTimeout
  const waits = new Set<{ readonly dueMs: number; begin(): void }>()
  globalThis.setTimeout = new Proxy(real, {
    apply: (_, __, [call, ms, ...args]: [(...args: unknown[]) => void, number, ...unknown[]]) => {
      if (!(ms > LONG_MS)) return real(call, ms, ...args)
      const timer = real(() => {
        waits.delete(wait)
        call(...args)
      }, ms)
      const wait = {
        dueMs: Date.now() + ms,
        begin: () => {
          waits.delete(wait)
          // One that was given up has no way to say so but this.
          if ((timer as unknown as { readonly _destroyed: boolean })._destroyed) return
          clearTimeout(timer)
          real(call, 0, ...args)
        },
      }
      waits.add(wait)
      return timer
    },
  })
  return () => {
    for (const wait of waits) if (wait.dueMs <= Date.now()) wait.begin()
  }
}

export const LEAP = 'SIGUSR2'

// A program that was translated on the way names its functions with a word of the translator.
const NAMED = 'const __name=(each)=>each;'

const readFirst = (source: string) =>
  `--import data:text/javascript,${encodeURIComponent(NAMED + source)}`

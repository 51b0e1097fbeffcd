/**
 * Journeys meet the demo world of one Saturday evening, when many matches are on: what they see
 * depends on neither the day nor the hour they run. Time passes as always from there.
 */
const OPENING_MS = Date.parse('2026-11-14T20:40:00+08:00')

/** How far the product's clock is from that of the machine, from the moment it was started. */
export const shiftNow = (): number => OPENING_MS - Date.now()

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

/** The same for a program whose clock can be sent ahead: as far as a file says when the signal of a leap comes. */
export const leapingNode = (file: string, fromMs: number): string => {
  const leap = `()=>{const to=Number(readFileSync(${JSON.stringify(file)}));shiftDate(to-by);by=to}`
  const begin = `let by=${fromMs};shiftDate(by);process.on('${LEAP}',${leap})`
  return readFirst(`import{readFileSync}from'node:fs';${shiftDate.toString()};${begin}`)
}

export const LEAP = 'SIGUSR2'

const readFirst = (source: string) => `--import data:text/javascript,${encodeURIComponent(source)}`

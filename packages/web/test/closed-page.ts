import { afterAll } from 'vitest'

// A page that is closed takes its timers along; here they would fire when the window is gone.
const running = new Set<ReturnType<typeof setTimeout>>()

const noted = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  new Proxy(start, {
    apply(_, self, args) {
      const timer = Reflect.apply(start, self, args)
      running.add(timer)
      return timer
    },
  })

globalThis.setTimeout = noted(setTimeout)
globalThis.setInterval = noted(setInterval)

afterAll(() => running.forEach((timer) => clearTimeout(timer)))

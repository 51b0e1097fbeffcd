import type { Ports } from './ports.ts'

/** Something made once for each running app and found again from its ports. */
export function perApp<T>(make: (ports: Ports) => T): (ports: Ports) => T {
  const made = new WeakMap<Ports, { value: T }>()
  return (ports) => {
    const known = made.get(ports) ?? { value: make(ports) }
    made.set(ports, known)
    return known.value
  }
}

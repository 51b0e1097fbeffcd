/** What something gives, and the milliseconds of processor it took: on a busy machine clocks tell less. */
export function cpuMs<Value>(make: () => Value): { readonly value: Value; readonly ms: number } {
  const before = process.cpuUsage()
  const value = make()
  const { user, system } = process.cpuUsage(before)
  return { value, ms: (user + system) / 1000 }
}

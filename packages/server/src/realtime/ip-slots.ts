/** Counts open connections for each address and refuses more than its share. */
export function ipSlots(most: number) {
  const open = new Map<string, number>()
  const release = (ip: string) => {
    const left = (open.get(ip) ?? 1) - 1
    if (left === 0) open.delete(ip)
    else open.set(ip, left)
  }
  return {
    /** Takes a place and returns the function that gives it back; null when there is none left. */
    take: (ip: string): (() => void) | null => {
      const taken = open.get(ip) ?? 0
      if (taken >= most) return null
      open.set(ip, taken + 1)
      let held = true
      return () => {
        if (held) release(ip)
        held = false
      }
    },
  }
}

export type IpSlots = ReturnType<typeof ipSlots>

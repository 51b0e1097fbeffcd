/** Where the app runs. A channel page opened in a browser is a host of its own. */
export const hostNames = [
  'browser',
  'native',
  'messaging',
  'microblog',
  'shopping',
  'shopping-mini',
  'bare-mini',
  'sports',
  'telecom',
  'carrier',
  'weather',
  'hz',
  'xd',
  'cyd',
] as const

export type HostName = (typeof hostNames)[number]

export const isHostName = (word: string): word is HostName =>
  (hostNames as readonly string[]).includes(word)

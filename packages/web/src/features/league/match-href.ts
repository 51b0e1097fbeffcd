import { hrefTo, isOpen } from '#kit/go.ts'

const SCREENS = { football: 'MatchDetailFootball', basketball: 'BkMatchDetailPage' } as const

/** The page of a match, once there is one. */
export function matchHref(sport: keyof typeof SCREENS, matchId: string): string | undefined {
  const screen = SCREENS[sport]
  return isOpen(screen) ? hrefTo(screen, { matchId }) : undefined
}

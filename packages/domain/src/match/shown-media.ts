import type { Fixture } from '#sport/fixture.ts'

/**
 * What of a match can be watched here. A feed may say that somebody films a match; as long as it delivers no film, there
 * is none to announce. The animation is drawn for football alone.
 */
export const shownMedia = ({ sport, media }: Pick<Fixture, 'sport' | 'media'>) => ({
  video: false,
  cartoon: sport === 'football' && media.cartoon,
})

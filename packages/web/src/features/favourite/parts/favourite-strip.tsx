import { hrefTo } from '#kit/go.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Crest } from '#ui/crest/crest.tsx'
import { Press } from '#ui/press/press.tsx'
import type { Favourite } from '#features/favourite/device-favourites.ts'
import { useFavourites } from '#features/favourite/use-favourite.ts'
import s from './favourite-strip.module.css'

/** The way to everybody of one sport this person follows; nothing while there is nobody. */
export function FavouriteStrip({ sport }: { sport: Favourite['sport'] }) {
  const favourites = useFavourites().filter((each) => each.sport === sport)
  if (favourites.length === 0) return null
  return (
    <nav className={s.strip} aria-label="我关注的球队和球员">
      {favourites.map((favourite) => (
        <Press key={`${favourite.kind} ${favourite.id}`} className={s.one} href={hrefOf(favourite)}>
          {favourite.kind === 'team' ? (
            <Crest id={favourite.id} name={favourite.name} size={20} />
          ) : (
            <Avatar id={favourite.id} size={20} />
          )}
          {favourite.name}
        </Press>
      ))}
    </nav>
  )
}

function hrefOf({ kind, sport, id }: Favourite): string | undefined {
  if (kind === 'player') return hrefTo('PlayerInfoPage', { playerId: id, sport })
  return sport === 'football'
    ? hrefTo('TeamDataPage', { teamId: id })
    : hrefTo('BkTeamPage', { tab: 'overview', teamId: id })
}

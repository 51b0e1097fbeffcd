import { Button } from '#ui/button/button.tsx'
import type { Favourite } from '#features/favourite/device-favourites.ts'
import { useFavourite } from '#features/favourite/use-favourite.ts'

/** Follows a team or a player; who is not signed in follows on the device. */
export function FavouriteButton({ subject }: { subject: Favourite }) {
  const { followed, busy, toggle } = useFavourite(subject)
  return (
    <Button
      size="s"
      look={followed ? 'ghost' : 'volt'}
      busy={busy}
      label={`${followed ? '取消关注' : '关注'} ${subject.name}`}
      onClick={() => void toggle()}
    >
      {followed ? '已关注' : '关注'}
    </Button>
  )
}

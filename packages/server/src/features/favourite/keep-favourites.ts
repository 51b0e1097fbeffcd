import { favouriteEndpoints } from '@linmen/contract/favourite/favourite.endpoints.ts'
import { command } from '#kit/command.ts'
import { addFavourites, countFavourites, dropFavourites, isKnown } from './favourite.repo.ts'

const MOST = 200

/** Follows or ceases to. Doing it twice is the same as doing it once. */
export const keep = command(
  favouriteEndpoints.keep,
  async (tx, { items, on }, { actor, nowMs, refuse }) => {
    if (!on) {
      await dropFavourites(tx, actor.id, items)
      return {}
    }
    for (const item of items) if (!(await isKnown(tx, item))) refuse('favourite.not_found', {})
    await addFavourites(tx, actor.id, items, nowMs)
    if ((await countFavourites(tx, actor.id)) > MOST) refuse('favourite.full', {})
    return {}
  },
)

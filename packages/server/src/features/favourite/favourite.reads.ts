import { favouriteEndpoints } from '@linmen/contract/favourite/favourite.endpoints.ts'
import { query } from '#kit/query.ts'
import { favouritesOf } from './favourite.repo.ts'

export const list = query(favouriteEndpoints.list, async (db, _, { actor }) => ({
  items: await favouritesOf(db, actor.id),
}))

import { endpoint } from '#kit/endpoint.ts'
import { sport } from '#kit/legacy-words.ts'
import { flag, id, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { favouriteRefusals } from './favourite.refusals.ts'

/** Whom a fan keeps an eye on. */
const favouriteKind = words({ team: 'team', player: 'player' })

const subject = { kind: favouriteKind, sport, id }

/** Teams and players a member follows. A visitor keeps theirs on the device and brings them along at login. */
export const favouriteEndpoints = {
  list: endpoint({
    call: 'own.favourite.list',
    method: 'GET',
    path: '/api/user/favourites',
    effect: 'read',
    access: 'member',
    about: ['follows'],
    output: shape({ items: list(shape({ ...subject, name: text(), keptAtMs: moment })) }),
  }),
  keep: endpoint({
    call: 'own.favourite.keep',
    method: 'POST',
    path: '/api/user/keepFavourites',
    effect: 'write',
    access: 'member',
    touches: ['follows'],
    input: shape({ items: list(shape(subject), { max: 100 }), on: flag }),
    refusals: favouriteRefusals,
  }),
}

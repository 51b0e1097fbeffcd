import { favouriteEndpoints } from '@linmen/contract/favourite/favourite.endpoints.ts'
import type { InputOf } from '@linmen/contract'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { createStore } from '#kit/store.ts'

/** A team or a player somebody follows. */
export type Subject = InputOf<typeof favouriteEndpoints.keep>['items'][number]
export type Favourite = Subject & { readonly name: string }

/** Who is not signed in follows on this device. */
export const deviceFavourites = createStore<readonly Favourite[]>(kept())

export const isSame = (one: Subject, other: Subject) =>
  one.kind === other.kind && one.id === other.id

export function keepOnDevice(subject: Favourite, on: boolean): void {
  const others = deviceFavourites.get().filter((each) => !isSame(each, subject))
  set(on ? [subject, ...others].slice(0, MOST) : others)
}

export const forgetOnDevice = () => set([])

// As many as one call brings along.
const MOST = 100

function set(favourites: readonly Favourite[]): void {
  writeJson(onDevice, storageKeys.favourites, favourites)
  deviceFavourites.set(favourites)
}

function kept(): readonly Favourite[] {
  const found = readJson(onDevice, storageKeys.favourites)
  return Array.isArray(found) ? found.filter(isFavourite) : []
}

const isFavourite = (value: unknown): value is Favourite => {
  const { kind, sport, id, name } = (value ?? {}) as Partial<Favourite>
  return (
    (kind === 'team' || kind === 'player') &&
    (sport === 'football' || sport === 'basketball') &&
    typeof id === 'string' &&
    typeof name === 'string'
  )
}

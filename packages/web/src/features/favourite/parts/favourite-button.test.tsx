import { favouriteEndpoints } from '@linmen/contract/favourite/favourite.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { answer } from '#test/answers.ts'
import { showPart } from '#test/show.tsx'
import { deviceFavourites, forgetOnDevice } from '#features/favourite/device-favourites.ts'
import { takeFavouritesAlong } from '#features/favourite/take-along.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { FavouriteStrip } from './favourite-strip.tsx'

const york = { kind: 'team', sport: 'football', id: '7', name: '约克城' } as const
afterEach(forgetOnDevice)

test('a visitor follows on the device, and the strip leads there', () => {
  showPart(
    <>
      <FavouriteButton subject={york} />
      <FavouriteStrip sport="football" />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: '关注 约克城' }))
  expect(screen.getByRole('link', { name: /约克城/ }).getAttribute('href')).toContain('teamId=7')
  fireEvent.click(screen.getByRole('button', { name: '取消关注 约克城' }))
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('what was followed on the device is brought along at login', async () => {
  const { network, queries } = showPart(<FavouriteButton subject={york} />, [
    answer(favouriteEndpoints.list, { items: [] }),
    answer(favouriteEndpoints.keep, {}),
  ])
  fireEvent.click(screen.getByRole('button', { name: '关注 约克城' }))
  takeFavouritesAlong(queries)
  keepLogin({ token: '1|abc' })
  await waitFor(() => expect(deviceFavourites.get()).toEqual([]))
  expect(network.asked(favouriteEndpoints.keep)).toEqual([
    { items: [{ kind: 'team', sport: 'football', id: '7' }], on: true },
  ])
})

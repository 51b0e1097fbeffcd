import { favouriteEndpoints } from '@linmen/contract/favourite/favourite.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useLoggedIn } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { read } from '#kit/read.ts'
import { useStore } from '#kit/store.ts'
import { useWrite } from '#kit/use-write.ts'
import { deviceFavourites, isSame, keepOnDevice, type Favourite } from './device-favourites.ts'

/** Everybody this person follows: the member's, or those of the device. */
export function useFavourites(): readonly Favourite[] {
  const loggedIn = useLoggedIn()
  const device = useStore(deviceFavourites)
  const { data } = useQuery({ ...read(favouriteEndpoints.list, {}), enabled: loggedIn })
  return loggedIn ? (data?.items ?? []) : device
}

/** Whether one is followed, and the way to change it. */
export function useFavourite(subject: Favourite) {
  const loggedIn = useLoggedIn()
  const followed = useFavourites().some((each) => isSame(each, subject))
  const { write, busy } = useWrite(favouriteEndpoints.keep)
  const toggle = async () => {
    if (!loggedIn) {
      keepOnDevice(subject, !followed)
      return notices.toast(followed ? '已取消关注' : '已关注，登录后会带到账号里')
    }
    const { kind, sport, id } = subject
    await write({ items: [{ kind, sport, id }], on: !followed })
  }
  return { followed, busy, toggle }
}
